throw new Error('this suite cannot be loaded');
