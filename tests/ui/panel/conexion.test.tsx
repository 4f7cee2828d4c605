import { act, screen, waitFor } from '@testing-library/react';
import { unaSede } from '@tests/builders/una-sede';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorDeEstado, errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { AvisoConexion } from '@/ui/panel/comun/conexion/aviso-conexion';
import { ContextoConexion } from '@/ui/panel/comun/conexion/conexion-actual';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { renderPanel } from '../shared/render-panel';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/sedes/formulario/formulario-sede';

const TITULO = 'Sin conexión con el servidor';

afterEach(() => void vi.useRealTimers());

/** /sedes whose list fails as `error` says, and whose probe answers `vivo`. */
const abrir = async (ruta: string, error: Error) => {
  const estado = { falla: false, vivo: true };
  const pantalla = abrirEnMemoria(ruta, {
    sembrar: ({ sedes }) => void sedes.insertar(unaSede().llamada('Casa Bello').datos()),
    ajustar: ({ sedes }) => {
      const { buscar } = sedes;
      sedes.buscar = (...argumentos) => (estado.falla ? Promise.reject(error) : buscar(...argumentos));
    },
  });
  pantalla.acceso.probarConexion = async () => ({
    overall: { success: estado.vivo, message: '' },
    auth: { success: estado.vivo, responseTime: 1 },
    dashboard: { success: estado.vivo, responseTime: 1 },
  });
  await screen.findByText('Casa Bello');
  const buscar = (texto: string) =>
    pantalla.user.type(screen.getByRole('searchbox', { name: 'Buscar sedes' }), `${texto}{Enter}`);
  return { ...pantalla, estado, buscar };
};

describe('un formulario abierto', () => {
  it('dice él mismo que se fue la conexión y que volvió', async () => {
    abrirEnMemoria('/sedes?nuevo=true');
    await screen.findByLabelText('Dirección');
    const enLinea = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    const dialogo = screen.getByRole('dialog', { name: 'Nueva sede' });
    expect(dialogo).toHaveTextContent('Sin conexión a internetLo que escribió sigue aquí');
    enLinea.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(dialogo).toHaveTextContent('La conexión volvió: ya puede guardar.');
    expect(screen.queryByText('La conexión volvió')).toBeNull();
  });
});

it('mientras no se sabe si queda en este equipo, un formulario no dice que se guarde después', () => {
  const con = (quedaAqui: boolean | null) => (
    <ContextoConexion value="sin-red">
      <AvisoConexion quedaAqui={quedaAqui} />
    </ContextoConexion>
  );
  const { rerender } = renderPanel(con(null));
  expect(screen.getByRole('alert')).toHaveTextContent('Lo que escribió sigue aquí.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('cuando vuelva');
  rerender(con(true));
  expect(screen.getByRole('alert')).toHaveTextContent('Puede guardar: queda en este equipo');
});

describe('el servicio no contesta', () => {
  it('lo dice sin quitar lo que se ve, y al volver lo pide otra vez', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { estado, buscar } = await abrir('/sedes', errorSinRespuesta('red'));
    Object.assign(estado, { falla: true, vivo: false });
    await buscar('casa');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(await screen.findByText(TITULO)).toBeVisible();
    expect(screen.getByText('Casa Bello')).toBeVisible();
    Object.assign(estado, { falla: false, vivo: true });
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await waitFor(() => expect(screen.queryByText(TITULO)).toBeNull());
    expect(await screen.findByText('La conexión volvió')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Error al cargar sedes')).toBeNull());
  });

  it.each([
    ['una sola dirección rota', errorSinRespuesta('red')],
    ['un error de sus datos', errorDeEstado(400, { serverMessage: null })],
  ])('%s no es un corte', async (_caso, error) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { estado, buscar } = await abrir('/sedes', error);
    estado.falla = true;
    await buscar('casa');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(await screen.findByText('Error al cargar sedes')).toBeVisible();
    expect(screen.queryByText(TITULO)).toBeNull();
  });
});
