import { act, screen, waitFor, within } from '@testing-library/react';
import { conPaciencia } from '@tests/apoyo/con-paciencia';
import type { PanelEnMano } from '@tests/builders/panel-en-mano';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it, vi } from 'vitest';
import { VIGENCIA_BORRADOR_MS } from '@/domain/borradores/borrador';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { borradoresEnMemoria } from '../apoyo/borradores-en-memoria';
import { unaSesion } from '../apoyo/servicios-falsos';
import { casaQueCobra } from '../financiero/apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/sedes/formulario/formulario-sede';
import '@/ui/panel/usuarios/formulario/formulario-usuario';

const casaBello = ({ sedes }: BaseMemoria): void => {
  sedes.insertar(unaSede().llamada('Casa Bello').enMunicipio('Bello').datos());
};

/** One browser: its pages come and go, and what it keeps stays. */
const abrirNavegador = () => {
  const sesiones = crearInMemorySesionStore(unaSesion());
  let ahora = Date.UTC(2026, 10, 21, 15, 42);
  const borradores = borradoresEnMemoria(sesiones, { ahora: () => new Date(ahora) });
  const quitar = vi.spyOn(borradores, 'quitar');
  let pagina: ReturnType<typeof abrirEnMemoria> | null = null;
  return {
    abrir: (
      ruta: string,
      sembrar: (memoria: BaseMemoria) => void = casaBello,
      ajustar: (servicios: PanelEnMano) => void = () => undefined,
    ) => {
      pagina = abrirEnMemoria(ruta, {
        sembrar,
        ahora: () => new Date(ahora),
        ajustar: (servicios) => {
          servicios.cargarBorradores = async () => borradores;
          ajustar(servicios);
        },
      });
      return pagina;
    },
    /** The service says 401: nothing of the page is left, and the person signs in again. */
    perderSesion: async () => {
      sesiones.limpiar();
      quitar.mockClear();
      act(() => pagina?.unmount());
      await conPaciencia(() => expect(quitar).toHaveBeenCalled());
      sesiones.guardar(unaSesion());
    },
    cerrarFormulario: async () => {
      await conPaciencia(() => expect(quitar).toHaveBeenCalled());
      act(() => pagina?.unmount());
    },
    pasar: (ms: number) => {
      ahora += ms;
    },
    borradores,
  };
};

const formulario = async () => within(await screen.findByRole('dialog'));
/** The dialog that waits for the form's code or record is another one. */
const campo = (etiqueta: string | RegExp) =>
  waitFor(() => within(screen.getByRole('dialog')).getByLabelText(etiqueta));
const RECUPERADO = 'Recuperamos lo que escribió a las 10:42 y no alcanzó a guardar';

describe('lo escrito en un formulario', () => {
  it('está otra vez después de perder la sesión, y dice de qué hora es', async () => {
    const navegador = abrirNavegador();
    const { user } = navegador.abrir('/sedes?nuevo=true');
    await user.type(await campo('Nombre'), 'Casa Medellín');
    await user.type(await campo(/^Teléfono/), '300');
    await conPaciencia(async () =>
      expect((await navegador.borradores.leer('sede:nuevo '))?.valores).toMatchObject({ telefono: '300' }),
    );
    await navegador.perderSesion();
    navegador.abrir('/sedes?nuevo=true');
    expect(await screen.findByText(RECUPERADO)).toBeVisible();
    expect(await campo('Nombre')).toHaveValue('Casa Medellín');
    expect(await campo(/^Teléfono/)).toHaveValue('300');
  });

  it('escrito hace más de media hora, queda si la sesión ya había terminado cuando se guardó', async () => {
    const navegador = abrirNavegador();
    const { user } = navegador.abrir('/sedes?nuevo=true', casaBello, (servicios) => {
      const casos = servicios.sedes;
      servicios.sedes = { ...casos, crear: () => new Promise(() => undefined) } as typeof casos;
    });
    await user.type(await campo('Nombre'), 'Casa Medellín');
    await user.type(await campo('Dirección'), 'Calle 1');
    await conPaciencia(async () => expect(await navegador.borradores.leer('sede:nuevo ')).not.toBeNull());
    navegador.pasar(VIGENCIA_BORRADOR_MS + 1000);
    expect(await navegador.borradores.leer('sede:nuevo ')).toBeNull();
    await user.click((await formulario()).getByRole('button', { name: 'Guardar' }));
    await conPaciencia(async () => expect(await navegador.borradores.leer('sede:nuevo ')).not.toBeNull());
  });

  it('escrito hace más de media hora, queda si la sesión ya había terminado cuando despierta el equipo', async () => {
    const navegador = abrirNavegador();
    const { user } = navegador.abrir('/sedes?nuevo=true');
    await user.type(await campo('Nombre'), 'Casa Medellín');
    await conPaciencia(async () => expect(await navegador.borradores.leer('sede:nuevo ')).not.toBeNull());
    navegador.pasar(VIGENCIA_BORRADOR_MS + 1000);
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await conPaciencia(async () => expect(await navegador.borradores.leer('sede:nuevo ')).not.toBeNull());
  });

  it('un pago escrito antes de la medianoche conserva su fecha, y se dice', async () => {
    const navegador = abrirNavegador();
    navegador.pasar(Date.UTC(2026, 10, 22, 4, 50) - Date.UTC(2026, 10, 21, 15, 42));
    const { user } = navegador.abrir('/financiero?abono=1', casaQueCobra);
    await user.selectOptions(await campo(/^Medio/), 'NEQUI');
    await conPaciencia(async () => expect(await navegador.borradores.leer('abono:1')).not.toBeNull());
    await navegador.perderSesion();
    navegador.pasar(15 * 60_000);
    const otra = navegador.abrir('/financiero?abono=1', casaQueCobra);
    expect(
      await screen.findByText(
        'Sigue con la fecha del día en que lo escribió, sáb 21 nov 2026. Cámbiela si fue hoy.',
      ),
    ).toBeVisible();
    expect(await campo('Fecha del abono')).toHaveValue('21/11/2026');
    await otra.user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(await campo('Fecha del abono')).toHaveValue('22/11/2026');
  });

  it('una novedad con su hora, escrita antes de la medianoche, vuelve con su día', async () => {
    const navegador = abrirNavegador();
    navegador.pasar(Date.UTC(2026, 10, 22, 4, 50) - Date.UTC(2026, 10, 21, 15, 42));
    const { user } = navegador.abrir('/entrega-de-turno?nuevo=true', casaQueCobra);
    await user.click(within(await screen.findByRole('dialog')).getByText('Cuándo'));
    await user.type(await campo('Hora'), '6:00 am');
    await user.tab();
    await conPaciencia(async () =>
      expect((await navegador.borradores.leer('novedad:nueva'))?.valores.hora).toBe('06:00'),
    );
    await navegador.perderSesion();
    navegador.pasar(15 * 60_000);
    navegador.abrir('/entrega-de-turno?nuevo=true', casaQueCobra);
    await waitFor(async () => expect(await campo('Hora')).not.toHaveValue(''));
    expect(await campo('Día')).toHaveValue('21/11/2026');
  });

  it('una mensualidad nueva escrita el último día del mes vuelve con ese mes, y se dice', async () => {
    const navegador = abrirNavegador();
    navegador.pasar(Date.UTC(2026, 11, 1, 4, 50) - Date.UTC(2026, 10, 21, 15, 42));
    const { user } = navegador.abrir('/financiero?nuevo=true', casaQueCobra);
    const mes = (await campo(/^Periodo/)) as HTMLInputElement;
    const deNoviembre = mes.value;
    await user.type(await campo(/^Observaciones/), 'Acordado con la familia');
    await conPaciencia(async () =>
      expect(await navegador.borradores.leer('mensualidad:nuevo ')).not.toBeNull(),
    );
    await navegador.perderSesion();
    navegador.pasar(15 * 60_000);
    navegador.abrir('/financiero?nuevo=true', casaQueCobra);
    expect(
      await screen.findByText(/^Sigue con la fecha del día en que lo escribió, lun 30 nov 2026/),
    ).toBeVisible();
    expect(await campo(/^Periodo/)).toHaveValue(deNoviembre);
  });

  it('recuperado el mismo día, nada dice de su fecha', async () => {
    const navegador = abrirNavegador();
    const { user } = navegador.abrir('/financiero?abono=1', casaQueCobra);
    await user.selectOptions(await campo(/^Medio/), 'NEQUI');
    await conPaciencia(async () => expect(await navegador.borradores.leer('abono:1')).not.toBeNull());
    await navegador.perderSesion();
    navegador.abrir('/financiero?abono=1', casaQueCobra);
    expect(await screen.findByText(RECUPERADO)).toBeVisible();
    expect(await campo('Fecha del abono')).toHaveValue('21/11/2026');
    expect(screen.queryByText(/^Sigue con la fecha/)).toBeNull();
  });

  it('recuperado se puede descartar: queda el formulario como al abrirlo', async () => {
    const navegador = abrirNavegador();
    const { user } = navegador.abrir('/sedes?editar=1');
    await user.type(await campo(/^Responsable/), 'Ana');
    await conPaciencia(async () => expect(await navegador.borradores.leer('sede:1')).not.toBeNull());
    await navegador.perderSesion();
    const otra = navegador.abrir('/sedes?editar=1');
    await otra.user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(await campo(/^Responsable/)).toHaveValue('');
    expect(await campo('Nombre')).toHaveValue('Casa Bello');
    expect(await campo('Nombre')).toHaveFocus();
    expect(screen.queryByText(RECUPERADO)).toBeNull();
    await conPaciencia(async () => expect(await navegador.borradores.leer('sede:1')).toBeNull());
  });

  it('no vuelve si se guardó', async () => {
    const navegador = abrirNavegador();
    const { user } = navegador.abrir('/sedes?editar=1');
    await user.type(await campo(/^Responsable/), 'Ana');
    await conPaciencia(async () => expect(await navegador.borradores.leer('sede:1')).not.toBeNull());
    await user.click((await formulario()).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await navegador.cerrarFormulario();
    expect(await navegador.borradores.leer('sede:1')).toBeNull();
  });

  it('no queda cuando se guarda un formulario de página, que sigue abierto', async () => {
    const navegador = abrirNavegador();
    const { user, servicios } = navegador.abrir('/configuracion?pestana=fundacion');
    const guardarBorrador = vi.spyOn(navegador.borradores, 'guardar');
    const municipio = await screen.findByLabelText(/^Municipio/);
    await user.type(municipio, 'Bello');
    const [nombre = ''] = await conPaciencia(() => {
      expect(guardarBorrador).toHaveBeenCalled();
      return guardarBorrador.mock.lastCall ?? [];
    });
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Se guardaron los cambios')).toBeVisible();
    expect(await servicios.configuracion.obtener()).toMatchObject({ municipio: 'Bello' });
    await conPaciencia(async () => expect(await navegador.borradores.leer(nombre)).toBeNull());
    expect(municipio).toBeVisible();
  });

  it('no vuelve si se descartó al cerrar', async () => {
    const navegador = abrirNavegador();
    const { user } = navegador.abrir('/sedes?nuevo=true');
    await user.type(await campo('Nombre'), 'Casa Medellín');
    await conPaciencia(async () => expect(await navegador.borradores.leer('sede:nuevo ')).not.toBeNull());
    await user.click((await formulario()).getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await navegador.cerrarFormulario();
    expect(await navegador.borradores.leer('sede:nuevo ')).toBeNull();
  });

  it('no vuelve pasada la media hora', async () => {
    const navegador = abrirNavegador();
    const { user } = navegador.abrir('/sedes?editar=1');
    await user.type(await campo(/^Responsable/), 'Ana');
    await conPaciencia(async () => expect(await navegador.borradores.leer('sede:1')).not.toBeNull());
    await navegador.perderSesion();
    navegador.pasar(VIGENCIA_BORRADOR_MS);
    navegador.abrir('/sedes?editar=1');
    expect(await campo(/^Responsable/)).toHaveValue('');
    expect(screen.queryByText(/Recuperamos/)).toBeNull();
  });

  it('vuelve sin la contraseña', async () => {
    const navegador = abrirNavegador();
    const { user } = navegador.abrir('/usuarios?nuevo=true');
    await user.type(await campo('Contraseña'), 'una clave larga');
    await user.type(await campo('Correo electrónico'), 'luis@ejemplo.example');
    await conPaciencia(async () =>
      expect((await navegador.borradores.leer('usuario:nuevo '))?.valores).toEqual({
        email: 'luis@ejemplo.example',
      }),
    );
    await navegador.perderSesion();
    navegador.abrir('/usuarios?nuevo=true');
    expect(await screen.findByText(RECUPERADO)).toBeVisible();
    expect(await campo('Correo electrónico')).toHaveValue('luis@ejemplo.example');
    expect(await campo('Contraseña')).toHaveValue('');
  });

  it('sobre un registro que otra persona cambió después: avisa, y al guardar muestra las dos versiones', async () => {
    const navegador = abrirNavegador();
    const { user } = navegador.abrir('/sedes?editar=1');
    await user.type(await campo(/^Responsable/), 'Ana');
    await conPaciencia(async () => expect(await navegador.borradores.leer('sede:1')).not.toBeNull());
    await navegador.perderSesion();
    const otra = navegador.abrir('/sedes?editar=1', (memoria) => {
      casaBello(memoria);
      memoria.sedes.cambiar(1, { responsable: 'Luis', telefono: '6044444444' });
    });
    expect(await screen.findByText(/este registro cambió/)).toBeVisible();
    expect(await campo(/^Responsable/)).toHaveValue('Ana');
    expect(await campo(/^Teléfono/)).toHaveValue('604 444 4444');
    await otra.user.click((await formulario()).getByRole('button', { name: 'Guardar' }));
    const comparar = within(
      await screen.findByRole('dialog', { name: 'Este registro cambió mientras tanto' }),
    );
    expect(comparar.getByText('Luis')).toBeVisible();
    await otra.user.click(comparar.getByRole('button', { name: 'Guardar lo elegido' }));
    await waitFor(() => expect(otra.memoria.sedes.obtener(1)?.responsable).toBe('Ana'));
    expect(otra.memoria.sedes.obtener(1)?.telefono).toBe('6044444444');
  });

  it('no impide trabajar cuando los borradores fallan', async () => {
    const navegador = abrirNavegador();
    const { user, memoria } = navegador.abrir('/sedes?editar=1', casaBello, (servicios) => {
      servicios.cargarBorradores = () => Promise.reject(new Error('no llegó'));
    });
    await user.type(await campo(/^Responsable/), 'Ana');
    await user.click((await formulario()).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(memoria.sedes.obtener(1)?.responsable).toBe('Ana'));
  });
});
