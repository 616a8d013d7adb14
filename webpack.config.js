'use strict';

const path = require('node:path');
const { EnvironmentPlugin } = require('webpack');

/** One CommonJS bundle for the Node extension host. `vscode` is the host's own module. */
function bundle(name, entry, output) {
  return {
    name,
    target: 'node',
    entry,
    output: { path: output, filename: 'extension.js', libraryTarget: 'commonjs2' },
    externals: { vscode: 'commonjs vscode' },
    resolve: { extensions: ['.ts', '.js'], mainFields: ['module', 'main'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: {
            // `npm run check-types` reports the types; here the modules must stay ES modules for tree shaking.
            transpileOnly: true,
            compilerOptions: { module: 'esnext', moduleResolution: 'bundler', outDir: output },
          },
        },
      ],
    },
    // The build says where telemetry goes; without it the sender is not even in the bundle.
    plugins: [new EnvironmentPlugin({ JAVA_LSP_TOOLS_CONNECTION_STRING: '' })],
    devtool: 'hidden-source-map',
    performance: { hints: false },
  };
}

module.exports = [
  bundle('extension', './src/extension.ts', path.join(__dirname, 'dist')),
  // For tests only: what runs jdtls where redhat.java itself cannot be had.
  bundle(
    'redhat.java',
    './test/fixtures/redhat.java/src/extension.ts',
    path.join(__dirname, 'test', 'fixtures', 'redhat.java', 'dist'),
  ),
];
