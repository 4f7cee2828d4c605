import type { crearRouterPanel } from './router';

// Only the files of this application see it: its links are checked against its own routes.
declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof crearRouterPanel>;
  }
}
