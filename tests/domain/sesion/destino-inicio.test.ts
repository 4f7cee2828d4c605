import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destinoSeguro } from '@/domain/sesion/destino-inicio';

const ORIGEN = 'https://fundacion.example';
const RAICES = [
  '/dashboard',
  '/participantes',
  '/acudientes',
  '/usuarios',
  '/financiero',
  '/configuracion',
  '/formatos',
  '/sedes',
];

/** What the browser would open. */
const abierta = (recordado: unknown): URL => new URL(destinoSeguro(recordado), `${ORIGEN}/login`);
const esNuestra = ({ origin, pathname }: URL): boolean =>
  origin === ORIGEN && RAICES.some((raiz) => pathname === raiz || pathname.startsWith(`${raiz}/`));

const HOSTILES = [
  'https://malo.example',
  '//malo.example',
  '///malo.example',
  '/\\malo.example',
  '\\\\malo.example',
  '/\t/malo.example',
  '\n//malo.example',
  '/\n/malo.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '/dashboard@malo.example',
  '/dashboard.malo.example',
  '/dashboardx',
  '/dashboard/..',
  '/dashboard/.. ',
  '/dashboard/../ ',
  '/participantes/./../x ',
  '/dashboard/..//malo.example',
  '/dashboard/..\\..\\malo.example',
  '/dashboard/%2e%2e/login',
  '/dashboard/%2E%2e',
  '/dashboard/.%2e ',
  '/dashboard/.\u0009./',
  '/dashboard\u0000',
  '/dashboard\u00a0',
  '/dashboard/..\u2028',
  '/dashboard/..?x=1',
  '/dashboard/..#x',
  '/login?destino=/dashboard',
  '/',
  '',
  ' /dashboard',
  'dashboard',
  '/DASHBOARD',
  '/\u002f/malo.example',
  '/。。/malo.example',
  '/dashboard/．．/',
  `/dashboard?${'x'.repeat(2_000)}`,
];

describe('destino después de iniciar sesión (especificación §2 y §4)', () => {
  it.each([
    '/dashboard',
    '/participantes?pagina=2&buscar=ana',
    '/participantes/7',
    '/sedes?detalle=4#resumen',
    '/configuracion/',
    '/financiero?tab=cartera&q=a%20b',
  ])('%s se respeta', (recordado) => {
    expect(destinoSeguro(recordado)).toBe(recordado);
  });

  it.each([null, undefined, 5, {}, ['/sedes'], true])('%j no es una ubicación: /dashboard', (recordado) => {
    expect(destinoSeguro(recordado)).toBe('/dashboard');
  });

  it.each(HOSTILES)('%j abre una ruta nuestra del mismo origen', (recordado) => {
    expect(esNuestra(abierta(recordado))).toBe(true);
  });

  it('quinientas ubicaciones hostiles generadas: mismo origen y ruta nuestra', () => {
    const trozo = fc.constantFrom(
      ...RAICES,
      ...['/', '//', '\\', '..', '.', ' ', '\t', '\n', '\r', '\u0000', '\u00a0', '\u2028', '\ufeff'],
      ...['@', ':', '?', '#', '%2e', '%2F', '%5c', '%00', ';', '&', 'malo.example', 'https:', 'javascript:'],
    );
    const hostil = fc
      .tuple(
        fc.constantFrom('', ...RAICES, ...RAICES.map((raiz) => `${raiz}/`)),
        fc.array(fc.oneof({ weight: 5, arbitrary: trozo }, fc.string({ unit: 'binary', maxLength: 4 })), {
          maxLength: 7,
        }),
      )
      .map(([inicio, trozos]) => inicio + trozos.join(''));
    fc.assert(
      fc.property(hostil, (recordado) => esNuestra(abierta(recordado))),
      { numRuns: 500, seed: 20261121, examples: HOSTILES.map((h) => [h] as [string]) },
    );
  }, 60_000);
});
