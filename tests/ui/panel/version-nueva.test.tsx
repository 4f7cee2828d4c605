// Read beforehand: a part that the frame waits for would count against the test's patience.
import '@/ui/panel/marco/version/aviso-version';
import { act, screen, waitFor } from '@testing-library/react';
import { unaEntrada, unCambioDeEstado } from '@tests/builders/entrada';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { escribirEntrada } from '@/domain/sin-red/cola';
import { DIRECCION_TRABAJADOR, type Mensaje } from '@/ui/app/instalable/protocolo';
import { abrir as abrirAplicacion } from '../apoyo/abrir';
import { conEstadisticas } from '../apoyo/tablero-falso';
import { equipoSinRed } from '../sin-red/apoyo';

class Trabajador extends EventTarget {
  recibidos: Mensaje[] = [];
  scriptURL = `http://localhost${DIRECCION_TRABAJADOR}`;
  postMessage = (mensaje: Mensaje) => void this.recibidos.push(mensaje);
}

class Registro extends EventTarget {
  active: Trabajador | null = new Trabajador();
  waiting: Trabajador | null = null;
  installing: Trabajador | null = null;
  update = vi.fn(async () => undefined);

  /** A release arrives, whole. */
  llegar(): void {
    const nuevo = new Trabajador();
    this.installing = nuevo;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = nuevo;
    nuevo.dispatchEvent(new Event('statechange'));
  }
}

class Trabajadores extends EventTarget {
  registro = new Registro();
  controller: Trabajador | null = this.registro.active;
  ready = Promise.resolve(this.registro);
  getRegistration = async () => this.registro;
}

let trabajadores: Trabajadores;

beforeEach(() => {
  trabajadores = new Trabajadores();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: trabajadores });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const abrir = async (ruta = '/dashboard', haySinRed = false) => {
  const pantalla = abrirAplicacion(ruta, { panel: { ...conEstadisticas(), haySinRed: () => haySinRed } });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(trabajadores.registro.active?.recibidos).toHaveLength(1));
  return { ...pantalla, recargas: vi.spyOn(pantalla.acceso.navegacion, 'recargarHacia') };
};

const llegar = (): Trabajador => {
  const { registro } = trabajadores;
  act(() => registro.llegar());
  return registro.waiting as Trabajador;
};
/** Once the page is calm. */
const loRecibe = (nuevo: Trabajador) => waitFor(() => expect(nuevo.recibidos).toEqual([{ tipo: 'aplicar' }]));
const tomarElLugar = () => act(() => void trabajadores.dispatchEvent(new Event('controllerchange')));

it.each([
  ['abrir el panel pide que se guarde en este equipo', false],
  ['y donde alguien eligió trabajar sin red, aunque el navegador ahorre datos', true],
])('%s', async (_, elegido) => {
  await abrir('/dashboard', elegido);
  expect(trabajadores.registro.active?.recibidos).toEqual([
    { tipo: 'guardar', panel: true, elegido, usados: [] },
  ]);
});

it('una versión nueva se anuncia, y se pone cuando la persona lo dice', async () => {
  const { user, recargas } = await abrir();
  expect(screen.queryByText('Hay una versión nueva')).toBeNull();
  const nuevo = llegar();
  expect(await screen.findByText('Hay una versión nueva')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(await screen.findByRole('button', { name: 'Actualizando...' })).toHaveAttribute('aria-busy', 'true');
  await loRecibe(nuevo);
  expect(trabajadores.registro.active?.recibidos.at(-1)).toEqual({ tipo: 'soltar' });
  expect(recargas).not.toHaveBeenCalled();
  tomarElLugar();
  expect(recargas).toHaveBeenCalledExactlyOnceWith('/dashboard');
});

it('si no toma su lugar se dice qué hacer, y si lo toma después no recarga sobre lo que se esté haciendo', async () => {
  const { user, recargas } = await abrir();
  const nuevo = llegar();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await user.click(await screen.findByRole('button', { name: 'Actualizar' }));
  await loRecibe(nuevo);
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  expect(
    screen.getByText(/^Todavía no se pudo poner.*cierre todas las pestañas del panel y ábralo otra vez/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Actualizar' })).toBeEnabled();
  tomarElLugar();
  expect(await screen.findByText('El panel se actualizó en otra pestaña')).toBeVisible();
  expect(screen.queryByText(/^Todavía no se pudo poner/)).toBeNull();
  expect(recargas).not.toHaveBeenCalled();
});

it('si otra pestaña la puso un momento antes, se recarga sin decir que no se pudo', async () => {
  const { user, recargas } = await abrir();
  llegar();
  await screen.findByText('Hay una versión nueva');
  trabajadores.registro.waiting = null;
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  await waitFor(() => expect(recargas).toHaveBeenCalledExactlyOnceWith('/dashboard'));
  expect(screen.queryByText(/^Todavía no se pudo poner/)).toBeNull();
});

it('la que ya esperaba al abrir también se anuncia', async () => {
  trabajadores.registro.waiting = new Trabajador();
  await abrir();
  expect(await screen.findByText('Hay una versión nueva')).toBeVisible();
});

it('con algo sin guardar no se pone: dice qué hacer, y después sí', async () => {
  const { user } = await abrir();
  const nuevo = llegar();
  const retener = (evento: Event) => evento.preventDefault();
  window.addEventListener('beforeunload', retener);
  await user.click(await screen.findByRole('button', { name: 'Actualizar' }));
  expect(await screen.findByText(/Guarde o descarte lo que está escribiendo/)).toBeVisible();
  expect(nuevo.recibidos).toEqual([]);
  window.removeEventListener('beforeunload', retener);
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  await loRecibe(nuevo);
  expect(screen.queryByText(/Guarde o descarte/)).toBeNull();
});

it('quien empieza a escribir mientras se pone no pierde lo escrito: lo dice, y después sí', async () => {
  const { user } = await abrir();
  const nuevo = llegar();
  await user.click(await screen.findByRole('button', { name: 'Actualizar' }));
  const retener = (evento: Event) => evento.preventDefault();
  window.addEventListener('beforeunload', retener);
  onTestFinished(() => window.removeEventListener('beforeunload', retener));
  expect(await screen.findByText(/Guarde o descarte lo que está escribiendo/)).toBeVisible();
  expect(nuevo.recibidos).toEqual([]);
  window.removeEventListener('beforeunload', retener);
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  await loRecibe(nuevo);
});

it('si la puso otra pestaña, esta lo dice y espera a que la persona quiera', async () => {
  const { user, recargas } = await abrir();
  tomarElLugar();
  expect(await screen.findByText('El panel se actualizó en otra pestaña')).toBeVisible();
  expect(recargas).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Recargar' }));
  expect(recargas).toHaveBeenCalledExactlyOnceWith('/dashboard');
});

it('la primera copia de este equipo no es una versión nueva', async () => {
  trabajadores.controller = null;
  await abrir();
  tomarElLugar();
  expect(screen.queryByText('El panel se actualizó en otra pestaña')).toBeNull();
  tomarElLugar();
  expect(await screen.findByText('El panel se actualizó en otra pestaña')).toBeVisible();
});

it('se busca al volver a la pestaña', async () => {
  await abrir();
  expect(trabajadores.registro.update).not.toHaveBeenCalled();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(trabajadores.registro.update).toHaveBeenCalledOnce();
});

it('el trabajador de otro programa, como el de la demostración, no le dice nada', async () => {
  const { registro } = trabajadores;
  if (registro.active) registro.active.scriptURL = 'http://localhost/sin-conexion.js';
  registro.waiting = new Trabajador();
  abrirAplicacion('/dashboard', { panel: conEstadisticas() });
  await screen.findByRole('heading', { level: 1, name: 'Tablero' });
  await act(() => trabajadores.ready);
  expect(registro.active?.recibidos).toEqual([]);
  expect(screen.queryByText('Hay una versión nueva')).toBeNull();
});

it('mientras se envía lo escrito sin red tampoco se pone: lo dice, y después sí', async () => {
  const equipo = equipoSinRed();
  const entrada = unaEntrada({ orden: unCambioDeEstado(1, 'CON_PERMISO', 1) });
  await equipo.cofre.guardar(`cola 00000001 ${entrada.id}`, escribirEntrada(entrada));
  const { guardar } = equipo.cofre;
  let seguir = (): void => undefined;
  const antes = new Promise<void>((listo) => {
    seguir = listo;
  });
  equipo.cofre.guardar = async (...cosa) => {
    await antes;
    await guardar(...cosa);
  };
  equipo.volverLaRed();
  const { user } = equipo.abrir('/participantes');
  await screen.findByRole('button', { name: 'Por enviar (1)' });
  await waitFor(() => expect(trabajadores.registro.active?.recibidos).toHaveLength(1));
  const nuevo = llegar();
  await user.click(await screen.findByRole('button', { name: 'Actualizar' }));
  expect(await screen.findByText(/Se están enviando cambios/)).toBeVisible();
  expect(nuevo.recibidos).toEqual([]);
  seguir();
  await screen.findByRole('button', { name: 'Lo que se envió desde este equipo' });
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  await loRecibe(nuevo);
});
