import { afterEach, beforeEach, expect, it } from 'vitest';
import { copiarNodos, crearNodos } from '@/ui/panel/comun/sin-red/estampa/nodos';
import { ponerEstampa } from '@/ui/panel/comun/sin-red/estampa/poner-estampa';
import { tomarEstampa } from '@/ui/panel/comun/sin-red/estampa/use-guardar-estampa';
import { enterDialog } from '@/ui/shared/open-dialogs';

const AHORA = new Date('2026-11-24T15:00:00Z');
const LISTA = `<main><h1 id="titulo">Participantes</h1>
  <input id="q" aria-controls="tabla"><button style="top: 3px">Nuevo</button>
  <table id="tabla"><tbody><tr data-index="0"><th><a href="/participantes?detalle=1">Ana Gil</a></th>
  <td><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><img src="data:image/webp;base64,Q0FSQQ==" alt=""><img src="blob:x" alt=""></td></tr></tbody></table></main>`;
const ARMAZON =
  '<div data-si-falla="no">Verificando autenticación...</div><p data-si-falla="si" hidden>No llegó</p>';

const raiz = () => document.getElementById('raiz') as HTMLElement;
const lamina = () => document.querySelector('[data-lamina]');
const unTurno = () => new Promise((listo) => setTimeout(listo));

const tomada = () => {
  raiz().innerHTML = LISTA;
  const estampa = tomarEstampa('ADMINISTRADOR', AHORA);
  if (!estampa) throw new Error('no hay estampa');
  raiz().innerHTML = ARMAZON;
  return estampa;
};

beforeEach(() => {
  window.history.replaceState(null, '', '/participantes');
  document.body.innerHTML = '<div id="raiz"></div>';
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

it('copia lo que se ve y lo escrito, sin lo que es de la página viva', () => {
  raiz().innerHTML = LISTA;
  (raiz().querySelector('input') as HTMLInputElement).value = 'ana';
  const escritos = JSON.parse(JSON.stringify(copiarNodos(raiz())));
  const copia = document.createElement('div');
  copia.append(...crearNodos(escritos));
  expect(copia.textContent).toBe(raiz().textContent);
  expect(copia.querySelector('input')?.getAttribute('value')).toBe('ana');
  expect(copia.querySelector('[id],[aria-controls]')).toBeNull();
  expect(JSON.stringify(escritos)).not.toMatch(/Q0FSQQ|blob:/);
  expect(copia.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(copia.querySelector('button')?.style.top).toBe('3px');
  expect([...copia.querySelectorAll('[inert]')].map(({ localName }) => localName)).toEqual([
    'input',
    'button',
  ]);
});

it('no se toma de otra pantalla, de una lista sin filas ni con algo abierto encima', () => {
  raiz().innerHTML = LISTA;
  const dejar = enterDialog(document.createElement('div'));
  expect(tomarEstampa('ADMINISTRADOR', AHORA)).toBeNull();
  dejar();
  expect(tomarEstampa('ADMINISTRADOR', AHORA)).toMatchObject({
    direccion: '/participantes',
    rol: 'ADMINISTRADOR',
  });
  window.history.replaceState(null, '', '/usuarios');
  expect(tomarEstampa('ADMINISTRADOR', AHORA)).toBeNull();
  window.history.replaceState(null, '', '/participantes');
  raiz().innerHTML = '<main><h1>Participantes</h1></main>';
  expect(tomarEstampa('ADMINISTRADOR', AHORA)).toBeNull();
});

it('dice de cuándo es, y se va en cuanto la página tiene sus filas', async () => {
  ponerEstampa(tomada(), new Date('2026-11-24T17:00:00Z'));
  expect(lamina()?.textContent).toContain('Ana Gil');
  expect(lamina()?.textContent).toContain('Como se vio hace 2 h. Actualizando...');
  raiz().innerHTML = '<main><h1>Participantes</h1><table aria-busy="true"></table></main>';
  await unTurno();
  expect(lamina()).not.toBeNull();
  raiz().querySelector('table')?.replaceChildren(document.createElement('tbody'));
  raiz().querySelector('tbody')?.setAttribute('data-index', '0');
  raiz().append('');
  await unTurno();
  expect(lamina()).toBeNull();
});

it.each([
  [
    'no hay nada en la lista',
    () => {
      raiz().innerHTML = '<main><h1>Participantes</h1>No hay</main>';
    },
  ],
  ['la página no llegó', () => raiz().querySelector('[hidden]')?.removeAttribute('hidden')],
  [
    'lleva a otra parte',
    () => {
      window.history.replaceState(null, '', '/login');
      raiz().innerHTML = '';
    },
  ],
])('se va cuando %s', async (_que, cambiar) => {
  ponerEstampa(tomada(), AHORA);
  expect(lamina()).not.toBeNull();
  cambiar();
  await unTurno();
  expect(lamina()).toBeNull();
});

it('no se pone sobre una página que ya se dibujó ni sobre una que no llegó', () => {
  const estampa = tomada();
  raiz().querySelector('[hidden]')?.removeAttribute('hidden');
  ponerEstampa(estampa, AHORA);
  raiz().innerHTML = LISTA;
  ponerEstampa(estampa, AHORA);
  expect(lamina()).toBeNull();
});
