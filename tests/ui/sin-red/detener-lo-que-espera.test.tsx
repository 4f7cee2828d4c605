import { act, screen, waitFor } from '@testing-library/react';
import { unaEntrada, unCambioDeEstado } from '@tests/builders/entrada';
import { afterEach, expect, it, vi } from 'vitest';
import type { Entrada } from '@/domain/sin-red/cola';
import { toaster } from '@/ui/shared/toast-store';
import '@/ui/panel/comun/documentos/recibo-provisional';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { abrirLaCola, conEntrada, type equipoSinRed } from './apoyo';

const sinRed = (entrada: Entrada, ruta: string) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return conEntrada(entrada, ruta, [], { cortado: true });
};
const volverLaRed = (equipo: ReturnType<typeof equipoSinRed>): void => {
  vi.restoreAllMocks();
  equipo.volverLaRed();
  act(() => void window.dispatchEvent(new Event('online')));
};

afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of toaster.list()) toaster.dismiss(id);
});

const deLuz = unaEntrada({
  nombre: 'abono:1',
  que: 'Abono de $ 850.000 de Luz Marina Ríos',
  orden: {
    servicio: 'mensualidades',
    metodo: 'registrarAbono',
    argumentos: [
      1,
      { fecha: '2026-11-21', valor: 850_000, medio: 'EFECTIVO', referencia: '' },
      { clave: 'k' },
    ],
  },
});

it('un pago que espera se corrige en su formulario antes de que salga, y sale una vez con lo corregido', async () => {
  const { user, equipo } = await sinRed(deLuz, '/financiero');
  const cola = await abrirLaCola(user, 'Por enviar (1)');
  await user.click(cola.getByRole('button', { name: 'Corregir o descartar' }));
  expect(await cola.findByText('Lo detuvo para corregirlo')).toBeVisible();
  await user.click(await cola.findByRole('button', { name: 'Corregir en el formulario' }));
  const valor = await screen.findByLabelText('Valor del abono');
  const abono = await dialogoListo('Registrar abono');
  await waitFor(() => expect(valor).toHaveDisplayValue(/850\.000/));
  await user.clear(valor);
  await user.type(valor, '85.000');
  await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
  expect(await dialogoListo('Pago guardado en este equipo')).toBeDefined();
  volverLaRed(equipo);
  await waitFor(() => expect(equipo.memoria().mensualidades.obtener(1)?.abonos).toHaveLength(1));
  expect(equipo.memoria().mensualidades.obtener(1)?.abonos[0]?.valor).toBe(85_000);
  expect(equipo.mundo.enviadas).toEqual(['mensualidades.registrarAbono']);
});

it('se descarta, preguntando antes, y no se envía', async () => {
  const { user, equipo } = await sinRed(deLuz, '/financiero');
  const cola = await abrirLaCola(user, 'Por enviar (1)');
  await user.click(cola.getByRole('button', { name: 'Corregir o descartar' }));
  await user.click(await cola.findByRole('button', { name: 'Descartar y anular el recibo provisional' }));
  const pregunta = await screen.findByRole('alertdialog');
  expect(pregunta).toHaveTextContent('El recibo provisional que entregó queda anulado');
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(await cola.findByText('Descartado · recibo provisional anulado')).toBeVisible();
  volverLaRed(equipo);
  expect(equipo.mundo.enviadas).toEqual([]);
});

it('lo que no tiene formulario se envía como está o se descarta', async () => {
  const salida = unaEntrada({ que: 'Salida de Luz', orden: unCambioDeEstado(1, 'CON_PERMISO', 1) });
  const { user, equipo } = await sinRed(salida, '/participantes');
  const cola = await abrirLaCola(user, 'Por enviar (1)');
  await user.click(cola.getByRole('button', { name: 'Corregir o descartar' }));
  await user.click(await cola.findByRole('button', { name: 'Enviarlo como está' }));
  expect(cola.queryByRole('button', { name: 'Corregir en el formulario' })).toBeNull();
  expect(await cola.findByRole('heading', { name: 'En espera de la red (1)' })).toBeVisible();
  volverLaRed(equipo);
  await waitFor(() => expect(equipo.memoria().participantes.obtener(1)?.estado).toBe('CON_PERMISO'));
});
