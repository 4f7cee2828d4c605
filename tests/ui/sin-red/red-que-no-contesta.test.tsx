import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { errorDeEstado, errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import type { ErrorTransporte } from '@/domain/shared/errores/error-transporte';
import { leerEntrada } from '@/domain/sin-red/cola';
import { toaster } from '@/ui/shared/toast-store';
import '@/ui/panel/comun/documentos/recibo-provisional';
import '@/ui/panel/comun/escritura/dudas-abiertas';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { abrirLaCola, equipoSinRed } from './apoyo';

afterEach(() => {
  for (const { id } of toaster.list()) toaster.dismiss(id);
});

const EN_DUDA = 'No sabemos si quedó registrado';
const SIN_CONTESTAR: readonly [string, ErrorTransporte][] = [
  ['acepta y no contesta en 30 segundos', errorSinRespuesta('timeout')],
  ['contesta que detrás no hay nadie', errorDeEstado(502, { serverMessage: 'Bad gateway' })],
  ['contesta que el servicio no está', errorDeEstado(503, { serverMessage: null })],
];

const equipoQueNoOye = (falla: ErrorTransporte, opciones: Parameters<typeof equipoSinRed>[0] = {}) => {
  const equipo = equipoSinRed(opciones);
  equipo.mundo.falla = falla;
  return equipo;
};
const entradaDe = async ({ cofre }: ReturnType<typeof equipoSinRed>) => {
  const [nombre = ''] = await cofre.nombres('cola ');
  return leerEntrada((await cofre.leer(nombre)) ?? '');
};
const abonar = async (equipo: ReturnType<typeof equipoSinRed>) => {
  const pagina = equipo.abrir('/financiero?abono=1');
  await screen.findByLabelText('Valor del abono');
  const abono = await dialogoListo('Registrar abono');
  await pagina.user.click(abono.getByRole('button', { name: 'Registrar abono' }));
  return { ...pagina, abono };
};

describe.each(SIN_CONTESTAR)('una red que %s', (_caso, falla) => {
  it('deja el pago en la cola, como salió y con su recibo provisional, y se registra una vez', async () => {
    const equipo = equipoQueNoOye(falla);
    const { user } = await abonar(equipo);
    const papel = await dialogoListo('Pago guardado en este equipo');
    expect(papel.getByText('PROVISIONAL · sin número')).toBeVisible();
    expect(screen.queryByText(EN_DUDA)).toBeNull();
    expect((await entradaDe(equipo))?.estado.tipo).toBe('enviando');
    await user.click(papel.getByRole('button', { name: 'Cerrar' }));
    equipo.volverLaRed();
    const cola = await abrirLaCola(user, 'Por enviar (1)');
    await user.click(cola.getByRole('button', { name: 'Enviar ahora' }));
    expect(await screen.findByText(/^Recibo 2: Abono de/)).toBeVisible();
    expect(equipo.memoria().mensualidades.obtener(1)?.abonos).toHaveLength(1);
  });

  it('deja también una salida de un toque', async () => {
    const { user } = equipoQueNoOye(falla).abrir('/participantes');
    await user.click(await screen.findByRole('button', { name: 'Activo, estado de Luz Marina Ríos' }));
    expect(await screen.findByRole('button', { name: 'Por enviar (1)' })).toBeVisible();
  });

  it('y cada pago de una lista', async () => {
    const { user } = equipoQueNoOye(falla).abrir('/financiero?pago=varios');
    const lista = await dialogoListo('Varios pagos');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Quién paga, fila 1' })).toHaveFocus());
    await user.keyboard('rosa{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Valor, fila 1/ })).toHaveFocus());
    await user.keyboard('100000');
    await user.click(lista.getByRole('button', { name: 'Registrar 1 pago' }));
    const hecho = await dialogoListo('Pagos registrados');
    expect(hecho.getByText('1 quedó en este equipo: se envía apenas se pueda.')).toBeVisible();
  });
});

describe('lo que quedó en duda con lo guardado cerrado', () => {
  const enDuda = async () => {
    const equipo = equipoQueNoOye(errorSinRespuesta('timeout'), { abierto: false });
    const { user, abono } = await abonar(equipo);
    expect(await abono.findByText(EN_DUDA)).toBeVisible();
    return { equipo, user, abono };
  };

  it('al abrirlo, «Comprobar ahora» sin respuesta lo deja en la cola', async () => {
    const { equipo, user, abono } = await enDuda();
    equipo.cofre.abrir('1');
    await user.click(abono.getByRole('button', { name: 'Comprobar ahora' }));
    expect(await dialogoListo('Pago guardado en este equipo')).toBeDefined();
    expect((await entradaDe(equipo))?.estado.tipo).toBe('enviando');
  });

  it('también desde la página, y ya no lo dice', async () => {
    const { equipo, user, abono } = await enDuda();
    await user.click(abono.getByRole('button', { name: 'Cerrar' }));
    equipo.cofre.abrir('1');
    await user.click(await screen.findByRole('button', { name: 'Comprobar ahora' }));
    expect(await screen.findByRole('button', { name: 'Por enviar (1)' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Descartar' })).toBeNull());
    expect(screen.getByText('Guardado en este equipo · se enviará apenas se pueda')).toBeVisible();
  });
});
