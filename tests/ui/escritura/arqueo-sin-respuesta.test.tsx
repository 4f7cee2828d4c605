import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NO_SABEMOS } from '@/domain/shared/errores/mensajes-operacion';
// Read beforehand: a chunk that the page waits for would count against the test's patience.
import '@/ui/panel/comun/escritura/dudas-abiertas';
import { abrirMundo } from './mundo-que-pierde';

const CINCUENTA = /^\$\s50\.000/;

/** Counts two notes of fifty thousand, sends that and waits until nobody answers. */
const contarSinRespuesta = async (mundo: ReturnType<typeof abrirMundo>) => {
  const pagina = mundo.abrir('/financiero?pestana=recaudo');
  const caja = within(await screen.findByRole('region', { name: 'Arqueo de caja' }));
  const guardar = await caja.findByRole('button', { name: 'Guardar arqueo' });
  await pagina.user.type(caja.getByLabelText(CINCUENTA), '2');
  await pagina.user.type(caja.getByLabelText('Nota'), 'Contado entre dos');
  await pagina.user.click(guardar);
  expect(await caja.findByText(NO_SABEMOS)).toBeVisible();
  await caja.findByRole('button', { name: 'Comprobar ahora' });
  return { ...pagina, caja };
};
const contados = (mundo: ReturnType<typeof abrirMundo>) =>
  mundo.memoria().arqueos.map(({ contado }) => contado);

describe.each([
  ['que llegó', true],
  ['que no llegó', false],
])('un arqueo %s y del que nadie respondió', (_caso, llega) => {
  const abrirArqueo = () => abrirMundo('cierres', 'guardarArqueo', { llega });

  it('no deja cambiar lo contado, y al comprobarlo dice lo que quedó', async () => {
    const mundo = abrirArqueo();
    const { user, caja } = await contarSinRespuesta(mundo);
    expect(caja.getByLabelText(CINCUENTA)).toBeDisabled();
    expect(caja.getByLabelText('Nota')).toBeDisabled();
    mundo.volverLaRed();
    await user.click(caja.getByRole('button', { name: 'Comprobar ahora' }));
    expect(await screen.findByText(/^Arqueo guardado: \$\s100\.000$/)).toBeVisible();
    expect(contados(mundo)).toEqual([100_000]);
    expect(caja.getByLabelText(CINCUENTA)).toHaveValue('');
    expect(caja.getByLabelText(CINCUENTA)).toBeEnabled();
  });

  it('con otros días y otra sede a la vista se comprueba el que se envió, y su duda termina', async () => {
    const mundo = abrirArqueo();
    const { user, router, caja } = await contarSinRespuesta(mundo);
    await router.navigate({
      to: '/financiero',
      search: { pestana: 'recaudo', desde: '2026-11-02', sede_id: 1 } as never,
    });
    await caja.findByText(/recibidos del lun 2 nov.* en Casa Bello/);
    mundo.volverLaRed();
    await user.click(caja.getByRole('button', { name: 'Comprobar ahora' }));
    expect(await screen.findByText(/^Arqueo guardado: \$\s100\.000$/)).toBeVisible();
    expect(mundo.memoria().arqueos).toMatchObject([{ desde: '2026-11-21', sede_id: null, contado: 100_000 }]);
    await waitFor(async () => expect(await mundo.borradores.listarDudas()).toEqual([]));
    await waitFor(() => expect(screen.queryByText(new RegExp(NO_SABEMOS))).toBeNull());
  });

  it('descartado en la página, se puede contar otra vez', async () => {
    const mundo = abrirArqueo();
    const { user, router, caja } = await contarSinRespuesta(mundo);
    await router.navigate({
      to: '/financiero',
      search: { pestana: 'recaudo', desde: '2026-11-02' } as never,
    });
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    const pregunta = within(await screen.findByRole('alertdialog', { name: '¿Descartar sin comprobar?' }));
    await user.click(pregunta.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(caja.getByLabelText(CINCUENTA)).toBeEnabled());
    expect(caja.getByRole('button', { name: 'Guardar arqueo' })).toBeVisible();
  });

  it('comprobado tras recargar, lo que se contó después sigue ahí', async () => {
    const mundo = abrirArqueo();
    await contarSinRespuesta(mundo);
    const { user, router } = mundo.abrir('/financiero?pestana=recaudo&desde=2026-11-02');
    const caja = within(await screen.findByRole('region', { name: 'Arqueo de caja' }));
    await caja.findByRole('button', { name: 'Guardar arqueo' });
    await user.type(caja.getByLabelText(CINCUENTA), '3');
    await router.navigate({ to: '/financiero', search: { pestana: 'recaudo' } as never });
    const comprobar = await caja.findByRole('button', { name: 'Comprobar ahora' });
    mundo.volverLaRed();
    await user.click(comprobar);
    expect(await screen.findByText(/^Arqueo guardado: \$\s100\.000$/)).toBeVisible();
    expect(contados(mundo)).toEqual([100_000]);
    expect(caja.getByLabelText(CINCUENTA)).toHaveValue('3');
  });
});
