import { act, screen, waitFor, within } from '@testing-library/react';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it } from 'vitest';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/acudientes/formulario/formulario-acudiente';
import '@/ui/panel/financiero/cuenta/dialogo-pagador';
import '@/ui/panel/participantes/formulario/formulario-participante';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { autorizarWhatsApp, casaQueCobra } from './apoyo';

/** Rosa pays for Luz; Andrés pays his own. Both may be written to. */
const queSePuedeEscribir = (memoria: BaseMemoria): void => {
  casaQueCobra(memoria);
  memoria.participantes.cambiar(2, { telefono: '3001112244' });
  memoria.mensualidades.insertar(unaMensualidad().de(2).delMes('2026-12').porValor(600_000).datos());
  autorizarWhatsApp(memoria, 'acudiente-1');
  autorizarWhatsApp(memoria, 'participante-2');
};

const aQuienSeEscribe = () =>
  screen
    .queryAllByRole('link')
    .flatMap((enlace) => enlace.getAttribute('href')?.match(/wa\.me\/(\d+)/)?.[1] ?? []);

type Pagina = ReturnType<typeof abrirEnMemoria>;
const ir = ({ router }: Pagina, to: string, search: object) =>
  act(() => router.navigate({ to, search } as never));

const CASOS = [
  ['un acudiente', 'acudiente-1', 'Rosa Ríos', '/acudientes', 1, '573001112233'],
  ['un participante', 'participante-2', 'Andrés Gómez', '/participantes', 2, '573001112244'],
] as const;

describe('lo que se debe se le escribe a quien dice la ficha', () => {
  it.each(CASOS)('con el teléfono corregido de %s', async (_quien, clave, nombre, ruta, id, antes) => {
    const pagina = abrirEnMemoria(`/financiero?pagador=${clave}`, { sembrar: queSePuedeEscribir });
    const { user } = pagina;
    await dialogoListo(`Estado de cuenta de ${nombre}`);
    await waitFor(() => expect(aQuienSeEscribe()).toContain(antes));
    await ir(pagina, ruta, { editar: id });
    const telefono = await screen.findByLabelText(/^Teléfono/);
    await user.clear(telefono);
    await user.type(telefono, '3009998877');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await ir(pagina, '/financiero', { pagador: clave });
    await dialogoListo(`Estado de cuenta de ${nombre}`);
    await waitFor(() => expect(aQuienSeEscribe()).toEqual(['573009998877']));
  });

  it('y a nadie cuando se le quita la autorización', async () => {
    const pagina = abrirEnMemoria('/financiero?pagador=acudiente-1', { sembrar: queSePuedeEscribir });
    const { user } = pagina;
    await dialogoListo('Estado de cuenta de Rosa Ríos');
    await waitFor(() => expect(aQuienSeEscribe()).toContain('573001112233'));
    await ir(pagina, '/acudientes', { editar: 1 });
    await user.click(await screen.findByRole('checkbox', { name: /Autorizado/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await ir(pagina, '/financiero', { pagador: 'acudiente-1' });
    const cuenta = await dialogoListo('Estado de cuenta de Rosa Ríos');
    expect(await cuenta.findByText('Sin autorización para informar: Rosa Ríos')).toBeVisible();
    expect(aQuienSeEscribe()).toEqual([]);
  });
});
