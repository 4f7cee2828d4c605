const API = ['/auth-api', '/dashboard-api'];

/** Dev server: hot reload, history fallback and the API of the local server. */
export const servidorDesarrollo = () => ({
  port: Number(process.env.PUERTO_WEB ?? 5173),
  host: '127.0.0.1',
  allowedHosts: ['localhost', '127.0.0.1'],
  hot: true,
  historyApiFallback: true,
  static: false,
  client: { overlay: { errors: true, warnings: false } },
  proxy: [
    { context: API, target: `http://127.0.0.1:${process.env.PUERTO_API ?? 3000}`, changeOrigin: false },
  ],
});
