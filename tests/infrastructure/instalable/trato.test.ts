import { expect, it } from 'vitest';
import { tratoDe } from '@/ui/app/instalable/trabajador/trato';
import { EDICION, ORIGEN } from './apoyo';

const pedir = (ruta: string, cambios: { method?: string; mode?: RequestMode; headers?: object } = {}) =>
  tratoDe(
    EDICION,
    {
      method: 'GET',
      mode: 'cors',
      url: new URL(ruta, ORIGEN).href,
      ...cambios,
      headers: new Headers({ ...cambios.headers }),
    },
    ORIGEN,
  );
const navegar = (ruta: string) => pedir(ruta, { mode: 'navigate' });

it.each([
  ['/', { de: 'publica', clave: '/' }],
  ['/cuentas/', { de: 'publica', clave: '/cuentas' }],
  ['/login?destino=%2Fdashboard', { de: 'publica', clave: '/login' }],
  ['/dashboard', { de: 'panel', clave: '/dashboard' }],
  ['/participantes/censo?dia=2026-11-24', { de: 'panel', clave: '/participantes/censo' }],
])('la página %s es suya', (ruta, trato) => {
  expect(navegar(ruta)).toEqual(trato);
});

it.each([
  ['/assets/lista.cccccccc.js', 'huella'],
  ['/assets/lista.cccccccc.js?vez=2', 'huella'],
  ['/assets/figtree.0123456789.woff2', 'huella'],
  ['/img/hero.svg', 'archivo'],
  ['/favicon.svg', 'archivo'],
])('el archivo %s se guarda por su %s', (ruta, de) => {
  expect(pedir(ruta)?.de).toBe(de);
});

it.each([
  '/auth-api/auth/me',
  '/dashboard-api/participantes',
  '/dashboard-api/storage/object?firma=x',
  '/dashboard-api/participantes/7/foto.png',
  '/cuenta/0123456789abcdef',
  '/restablecer',
  '/no-existe',
  '/sw.js',
  '/video/hero.mp4',
  '/ready',
  '/assets/sin-huella.js',
  '/img/otra/cosa.svg',
  '/__proto__',
  '/constructor',
])('%s no es asunto suyo, se pida como se pida', (ruta) => {
  expect(navegar(ruta)).toBeNull();
  expect(pedir(ruta)).toBeNull();
});

it('ni lo que escribe, ni lo de otro origen, ni una parte de un archivo, ni una página pedida por un guion', () => {
  expect(pedir('/login', { method: 'POST', mode: 'navigate' })).toBeNull();
  expect(pedir('https://otro.example/favicon.svg')).toBeNull();
  expect(pedir('/img/hero.svg', { headers: { range: 'bytes=0-' } })).toBeNull();
  expect(pedir('/cuentas')).toBeNull();
  expect(navegar('/favicon.svg')).toBeNull();
});
