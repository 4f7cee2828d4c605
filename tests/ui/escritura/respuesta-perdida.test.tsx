import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { conPaciencia } from '@tests/apoyo/con-paciencia';
import { describe, expect, it, vi } from 'vitest';
import { errorDeEstado } from '@/domain/shared/errores/catalogo-transporte';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { casaQueCobra } from '../financiero/apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/formulario/formulario-participante';
import '@/ui/panel/comun/escritura/dudas-abiertas';
import { abrirMundo } from './mundo-que-pierde';

const esEnsayo = (pedido: unknown): boolean => (pedido as { simular?: boolean }).simular === true;

const EN_DUDA = 'No sabemos si quedó registrado';
/** What the page says; a message of before may still say the same words. */
const enLaPagina = async () => {
  const descartar = await screen.findByRole('button', { name: 'Descartar' });
  return descartar.closest<HTMLElement>('[role="alert"]');
};
const yaNoSeDice = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Descartar' })).toBeNull());

/** Registers the whole saldo of Luz and waits until nobody answers. */
const abonarSinRespuesta = async (mundo: ReturnType<typeof abrirMundo>) => {
  const pagina = mundo.abrir('/financiero?abono=1');
  await screen.findByLabelText('Valor del abono');
  const abono = await dialogoListo('Registrar abono');
  await pagina.user.click(abono.getByRole('button', { name: 'Registrar abono' }));
  expect(await abono.findByText(EN_DUDA)).toBeVisible();
  await abono.findByRole('button', { name: 'Comprobar ahora' });
  return { ...pagina, abono };
};
const abonosDe = (mundo: ReturnType<typeof abrirMundo>) =>
  mundo.memoria().mensualidades.obtener(1)?.abonos ?? [];
const clavesDe = (mundo: ReturnType<typeof abrirMundo>) =>
  new Set(mundo.enviados.map((argumentos) => (argumentos.at(-1) as { clave?: string }).clave));

it('lo que anota una duda llega al abrir el formulario, antes de enviar nada', async () => {
  const leer = vi.fn(async () => null);
  abrirEnMemoria('/financiero?generar=true', {
    sembrar: casaQueCobra,
    ajustar: (servicios) => {
      const { cargarBorradores } = servicios;
      servicios.cargarBorradores = async () => ({ ...(await cargarBorradores()), leer });
    },
  });
  await dialogoListo('Generar mensualidades del mes');
  await waitFor(() => expect(leer).toHaveBeenCalledWith('generar'));
});

describe.each([
  ['que llegó', true],
  ['que no llegó', false],
])('un abono %s y del que nadie respondió', (_caso, llega) => {
  const abrirAbono = () => abrirMundo('mensualidades', 'registrarAbono', { llega });

  it('se pregunta otra vez solo, con la misma clave, y no deja cambiar lo enviado', async () => {
    const mundo = abrirAbono();
    const { abono } = await abonarSinRespuesta(mundo);
    expect(mundo.enviados).toHaveLength(2);
    expect(clavesDe(mundo).size).toBe(1);
    expect(abono.getByText('Error al actualizar mensualidad')).toBeVisible();
    expect(abono.getAllByText(/Backend no disponible/)[0]).toBeVisible();
    expect(abono.getByLabelText('Valor del abono')).toBeDisabled();
    expect(abono.getByLabelText('Valor del abono')).toHaveValue('850.000');
  });

  it('no dice que sobra ni que ya hay uno igual: puede ser ese mismo', async () => {
    const mundo = abrirAbono();
    const { abono } = await abonarSinRespuesta(mundo);
    const leer = vi.spyOn(mundo.memoria().mensualidades, 'obtener');
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    await waitFor(() => expect(leer).toHaveBeenCalled());
    await abono.findByRole('button', { name: 'Comprobar ahora' });
    expect(abono.getByLabelText('Valor del abono')).toHaveAccessibleDescription(
      /Saldo: \$\s850\.000\. Queda pagada/,
    );
    expect(abono.queryByText(/El saldo cambió|Sobran|Ya hay un abono igual/)).toBeNull();
    expect(abono.queryByRole('checkbox')).toBeNull();
  });

  it('se comprueba ahí mismo, y sigue como si hubieran respondido', async () => {
    const mundo = abrirAbono();
    const { user, abono } = await abonarSinRespuesta(mundo);
    mundo.volverLaRed();
    await user.click(abono.getByRole('button', { name: 'Comprobar ahora' }));
    expect((await dialogoListo('Abono registrado')).getByText('Recibo 2')).toBeVisible();
    expect(abonosDe(mundo)).toHaveLength(1);
    expect(clavesDe(mundo).size).toBe(1);
    await conPaciencia(async () => expect(await mundo.borradores.listarDudas()).toEqual([]));
  });

  it('se cierra sin preguntar, la página lo dice y allí se comprueba', async () => {
    const mundo = abrirAbono();
    const { user, abono } = await abonarSinRespuesta(mundo);
    await user.click(abono.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await enLaPagina()).toHaveTextContent(
      /Abono de \$\s850\.000 de Luz Marina Ríos, Mensualidad de noviembre de 2026/,
    );
    mundo.volverLaRed();
    await user.click(screen.getByRole('button', { name: 'Comprobar ahora' }));
    expect(await screen.findByText(/^Quedó registrado: Abono de/)).toBeVisible();
    await yaNoSeDice();
    expect(abonosDe(mundo)).toHaveLength(1);
  });

  it('al abrir otra vez el formulario es lo primero, antes de poder enviar nada nuevo', async () => {
    const mundo = abrirAbono();
    const { user, abono, router } = await abonarSinRespuesta(mundo);
    await user.click(abono.getByRole('button', { name: 'Cerrar' }));
    await enLaPagina();
    await act(() => router.navigate({ to: '/financiero', search: { abono: 1 } as never }));
    const otra = await dialogoListo('Registrar abono');
    expect(await otra.findByText(EN_DUDA)).toBeVisible();
    expect(otra.queryByRole('button', { name: 'Registrar abono' })).toBeNull();
    mundo.volverLaRed();
    await user.click(otra.getByRole('button', { name: 'Comprobar ahora' }));
    expect((await dialogoListo('Abono registrado')).getByText('Recibo 2')).toBeVisible();
    expect(abonosDe(mundo)).toHaveLength(1);
    expect(clavesDe(mundo).size).toBe(1);
  });

  it('tras recargar está en cualquier sección, y se comprueba con la misma clave', async () => {
    const mundo = abrirAbono();
    await abonarSinRespuesta(mundo);
    const { user } = mundo.abrir('/sedes');
    expect(await enLaPagina()).toBeVisible();
    mundo.volverLaRed();
    await user.click(screen.getByRole('button', { name: 'Comprobar ahora' }));
    expect(await screen.findByText(/^Quedó registrado: Abono de/)).toBeVisible();
    expect(abonosDe(mundo)).toHaveLength(1);
    expect(clavesDe(mundo).size).toBe(1);
  });

  it('sin red todavía, comprobar lo dice y la duda sigue', async () => {
    const mundo = abrirAbono();
    await abonarSinRespuesta(mundo);
    const { user } = mundo.abrir('/sedes');
    await enLaPagina();
    await user.click(screen.getByRole('button', { name: 'Comprobar ahora' }));
    await screen.findAllByText(/Backend no disponible/);
    expect(await mundo.borradores.listarDudas()).toHaveLength(1);
  });

  it('tras perder la sesión se dice solo que no se sabe, y no también que no alcanzó a guardarse', async () => {
    const mundo = abrirAbono();
    const { user } = mundo.abrir('/financiero?abono=1');
    const valor = await screen.findByLabelText('Valor del abono');
    await user.clear(valor);
    await user.type(valor, '300000');
    const abono = await dialogoListo('Registrar abono');
    await conPaciencia(async () => expect(await mundo.borradores.leer('abono:1')).not.toBeNull());
    await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
    await abono.findByRole('button', { name: 'Comprobar ahora' });
    mundo.abrir('/financiero?abono=1');
    const otra = await dialogoListo('Registrar abono');
    expect(await otra.findByText(EN_DUDA)).toBeVisible();
    await waitFor(() => expect(otra.getByLabelText('Valor del abono')).toHaveValue('300.000'));
    expect(otra.queryByText(/^Recuperamos/)).toBeNull();
  });

  it('se puede descartar, y pregunta antes', async () => {
    const mundo = abrirAbono();
    await abonarSinRespuesta(mundo);
    const { user } = mundo.abrir('/sedes');
    await enLaPagina();
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    const pregunta = within(await screen.findByRole('alertdialog', { name: '¿Descartar sin comprobar?' }));
    await user.click(pregunta.getByRole('button', { name: 'Descartar' }));
    await yaNoSeDice();
    expect(await mundo.borradores.listarDudas()).toEqual([]);
  });
});

describe('lo demás que se escribe', () => {
  it('el cambio de una ficha que ya quedó no se toma por el de otra persona', async () => {
    const mundo = abrirMundo('participantes', 'actualizar');
    const { user } = mundo.abrir('/participantes?editar=1');
    const telefono = await screen.findByLabelText(/^Teléfono/);
    await user.clear(telefono);
    await user.type(telefono, '3001112233');
    const ficha = await dialogoListo(/^Editar a/);
    await user.click(ficha.getByRole('button', { name: 'Guardar' }));
    expect(await ficha.findByText(EN_DUDA)).toBeVisible();
    const comprobar = await ficha.findByRole('button', { name: 'Comprobar ahora' });
    mundo.volverLaRed();
    await user.click(comprobar);
    expect(await screen.findByText('Se guardaron los cambios de Luz Marina Ríos')).toBeVisible();
    expect(screen.queryByText('Este registro cambió mientras tanto')).toBeNull();
    expect(mundo.memoria().participantes.obtener(1)?.telefono).toBe('3001112233');
  });

  it('lo que se rechaza al comprobar no quedó, y lo escrito sigue ahí para corregirlo', async () => {
    const mundo = abrirMundo('mensualidades', 'registrarAbono', { llega: false });
    const { user, abono } = await abonarSinRespuesta(mundo);
    await user.click(abono.getByRole('button', { name: 'Cerrar' }));
    await enLaPagina();
    mundo.memoria().mensualidades.cambiar(1, { estado: 'ANULADA', motivo_anulacion: 'Repetida' });
    mundo.volverLaRed();
    await user.click(screen.getByRole('button', { name: 'Comprobar ahora' }));
    expect(await screen.findByText(/^No quedó registrado: Abono de/)).toBeVisible();
    expect(await mundo.borradores.listarDudas()).toEqual([]);
    expect(abonosDe(mundo)).toEqual([]);
  });

  it.each([
    ['por insistir', 429],
    ['por falta de permiso', 403],
  ])('un rechazo %s no dice nada de lo que se envió: la duda sigue', async (_porque, estado) => {
    const mundo = abrirMundo('mensualidades', 'registrarAbono');
    const { user, abono } = await abonarSinRespuesta(mundo);
    mundo.rechazar(errorDeEstado(estado, { serverMessage: null }));
    await user.click(abono.getByRole('button', { name: 'Comprobar ahora' }));
    expect(await abono.findByText(new RegExp(`\\D${estado}\\)`))).toBeVisible();
    expect(abono.getByText(EN_DUDA)).toBeVisible();

    await user.click(abono.getByRole('button', { name: 'Cerrar' }));
    await enLaPagina();
    await user.click(screen.getByRole('button', { name: 'Comprobar ahora' }));
    await screen.findByText(new RegExp(`^${EN_DUDA}: .*\\D${estado}\\)`));
    expect(await mundo.borradores.listarDudas()).toHaveLength(1);

    mundo.abrir('/financiero?abono=1');
    await screen.findByLabelText('Valor del abono');
    // The dialog that waits for its record has the same name: it is asked for each time.
    const otra = () => within(screen.getByRole('dialog', { name: 'Registrar abono' }));
    const comprobar = () => waitFor(() => otra().getByRole('button', { name: 'Comprobar ahora' }));
    await user.click(await comprobar());
    await waitFor(() => expect(otra().getByText(new RegExp(`\\D${estado}\\)`))).toBeVisible());
    expect(otra().getByText(EN_DUDA)).toBeVisible();
    mundo.volverLaRed();
    await user.click(await comprobar());
    await dialogoListo('Abono registrado');
    expect(abonosDe(mundo)).toHaveLength(1);
    expect(clavesDe(mundo).size).toBe(1);
  });

  it('generar el mes se comprueba con lo que se había pedido', async () => {
    const mundo = abrirMundo('mensualidades', 'generar', { salvo: esEnsayo });
    const { user } = mundo.abrir('/financiero?generar=true');
    const generar = await dialogoListo('Generar mensualidades del mes');
    await user.click(await generar.findByRole('button', { name: 'Mes siguiente' }));
    await user.click(await generar.findByRole('button', { name: 'Generar 2 mensualidades' }));
    expect(await generar.findByText(EN_DUDA)).toBeVisible();
    const comprobar = await generar.findByRole('button', { name: 'Comprobar ahora' });
    mundo.volverLaRed();
    await user.click(comprobar);
    expect(await generar.findByText('Se crearon 2 mensualidades')).toBeVisible();
    expect(
      mundo
        .memoria()
        .mensualidades.todas()
        .filter(({ periodo }) => periodo === '2026-12'),
    ).toHaveLength(2);
  });
});

it('la mensualidad en duda que se confirma dice de quién es, aunque su nombre aún se estuviera pidiendo', async () => {
  const nombres = { llegan: true };
  const mundo = abrirMundo('mensualidades', 'crear', {
    ajustar: ({ participantes }) => {
      const { obtener } = participantes;
      participantes.obtener = async (id) => {
        if (!nombres.llegan) throw errorDeEstado(503, { serverMessage: null });
        return obtener(id);
      };
    },
  });
  const antes = mundo.abrir('/financiero?nuevo=true');
  const nueva = await dialogoListo('Nueva mensualidad');
  await antes.user.type(await nueva.findByRole('combobox', { name: 'Participante' }), 'luz');
  await antes.user.click(await nueva.findByRole('option', { name: /Luz Marina/ }));
  await waitFor(() => expect(nueva.getByLabelText('Valor')).toHaveValue('850.000'));
  await antes.user.clear(nueva.getByLabelText('Periodo'));
  await antes.user.type(nueva.getByLabelText('Periodo'), 'ene 2027');
  await antes.user.click(nueva.getByRole('button', { name: 'Guardar' }));
  expect(await nueva.findByText(EN_DUDA)).toBeVisible();
  antes.unmount();

  mundo.volverLaRed();
  nombres.llegan = false;
  const { user } = mundo.abrir('/financiero?nuevo=true');
  await user.click(await screen.findByRole('button', { name: 'Comprobar ahora' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  nombres.llegan = true;
  expect(await screen.findByText(/creada$/)).toHaveTextContent(
    /^Mensualidad de enero de 2027 de Luz Marina Ríos/,
  );
});
