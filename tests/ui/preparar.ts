import '@testing-library/jest-dom/vitest';
import '@/ui/panel/comun/formulario/dialogo-cargando';
import '@/ui/panel/comun/formulario/guarda-salida';
import '@/ui/panel/comun/participantes/filtro-participante';
import '@/ui/shared/filter-bar';
import '@/ui/shared/list-toolbar';
import '@/ui/shared/menu';
import '@/ui/shared/panel-shell/panel-shell';
import '@/ui/shared/toaster';
import { cleanup, configure } from '@testing-library/react';
import { setWindowWidth } from '@tests/ui/shared/window-width';
import { afterEach } from 'vitest';
import { preloadDeferred } from '@/ui/shared/deferred';

// Pages and dialogs arrive in parts, and a busy machine takes its time to compile the first one.
configure({ asyncUtilTimeout: 20_000 });

const WIDTH = window.innerWidth;

// A browser has brought these pieces before anybody opens one.
await preloadDeferred();

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.documentElement.removeAttribute('data-theme');
  setWindowWidth(WIDTH);
});
