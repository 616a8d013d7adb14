'use strict';

/* global document, window, echarts */
/* Draws the charts of the page. `echarts` stands before this in the page, the options in it as JSON. */
(() => {
  const options = JSON.parse(document.getElementById('options').textContent);
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const theme = () => (dark.matches ? 'dark' : 'default');
  const charts = Object.entries(options).map(([name, option]) => {
    const chart = echarts.init(document.getElementById(`chart-${name}`), theme(), { renderer: 'svg' });
    chart.setOption(option);
    return chart;
  });
  dark.addEventListener('change', () => {
    charts.forEach((chart) => chart.setTheme(theme()));
  });
  window.addEventListener('resize', () => {
    charts.forEach((chart) => chart.resize());
  });
})();
