import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorDeEstado } from '@/domain/shared/errores/catalogo-transporte';
import type { EstadoDelSistema, NivelDeSalud, ParteDelSistema } from '@/domain/sistema/estado-del-sistema';
import type { Estadisticas } from '@/domain/tablero/estadisticas';
import type { Resumen } from '@/domain/tablero/resumen';
import {
  inMemoryEjemplosDelPanel,
  inMemoryVigiaDelSistema,
} from '@/infrastructure/memory/sistema/in-memory-vigia-del-sistema';
import { clienteConsultas } from '@/ui/panel/marco/cliente-consultas';
import { abrir } from '../apoyo/abrir';
import { unaSesion } from '../apoyo/servicios-falsos';
import { conEstadisticas, unasEstadisticas, unResumen } from '../apoyo/tablero-falso';

const tarjeta = (nombre: string) => screen.findByRole('region', { name: nombre });
const SIN_PERMISO = errorDeEstado(403, { serverMessage: null });
const sinEspaciosDuros = (texto: string | null | undefined) => texto?.replace(/\u00a0/g, ' ');

describe('/dashboard', () => {
  it('muestra las cinco tarjetas con números de Colombia', async () => {
    abrir('/dashboard', { panel: conEstadisticas() });
    await within(await tarjeta('Participantes')).findByText('1.248');
    const textos = screen
      .getAllByRole('heading', { level: 3 })
      .map((titulo) => sinEspaciosDuros(titulo.closest('section')?.textContent));
    expect(textos).toEqual([
      'Participantes1.248340 en la casa · 1 con permiso',
      'Mensualidades96',
      'Cupos disponibles17',
      'Recaudo del mes$ 18.450.000+13 %frente a los mismos días del mes anterior',
      'Cartera vencida$ 6.120.000',
    ]);
  });

  it('cada tarjeta lleva a la lista de lo que cuenta', async () => {
    abrir('/dashboard', { panel: conEstadisticas() });
    const destinos = await Promise.all(
      ['Participantes', 'Mensualidades', 'Cupos disponibles', 'Recaudo del mes', 'Cartera vencida'].map(
        async (nombre) => {
          const enlace = within(await tarjeta(nombre)).getByRole('link', { name: nombre });
          return enlace.getAttribute('href');
        },
      ),
    );
    expect(destinos).toEqual([
      '/participantes',
      '/financiero?pestana=mensualidades',
      '/sedes?estado=ACTIVA',
      '/financiero?pestana=recaudo&desde=2026-11-01',
      '/financiero?pestana=mensualidades&vencidas=true',
    ]);
  });

  it('esconde las tarjetas cuya cifra no da el servicio', async () => {
    abrir('/dashboard', {
      panel: conEstadisticas({ cupos_disponibles: null, recaudo_mes: null, cartera_vencida: null }),
    });
    await within(await tarjeta('Mensualidades')).findByText('96');
    for (const nombre of ['Cupos disponibles', 'Recaudo del mes', 'Cartera vencida']) {
      expect(screen.queryByRole('region', { name: nombre })).toBeNull();
    }
  });

  it('no compara el recaudo cuando no hay mes anterior', async () => {
    abrir('/dashboard', { panel: conEstadisticas({ recaudo_mes_anterior: null }) });
    const recaudo = await tarjeta('Recaudo del mes');
    await waitFor(() => expect(sinEspaciosDuros(recaudo.textContent)).toBe('Recaudo del mes$ 18.450.000'));
  });

  it('dibuja las tarjetas mientras llegan las cifras', async () => {
    abrir('/dashboard', {
      panel: { tablero: { estadisticas: () => new Promise(() => {}), resumen: async () => null } },
    });
    expect(within(await tarjeta('Participantes')).getByRole('status', { name: 'Cargando...' })).toBeTruthy();
  });

  it('saluda a la persona según la hora de Colombia y dice la fecha', async () => {
    abrir('/dashboard', { panel: conEstadisticas() });
    expect(await screen.findByText('Buenos días, Ana Prueba. Hoy es sáb 21 nov 2026.')).toBeTruthy();
  });

  it('un fallo dice qué pasó y deja reintentar', async () => {
    const estadisticas = vi.fn<() => Promise<Estadisticas>>().mockRejectedValue(SIN_PERMISO);
    const { user } = abrir('/dashboard', { panel: { tablero: { estadisticas, resumen: async () => null } } });
    const aviso = await screen.findByRole('alert');
    expect(aviso.textContent).toContain('Error al cargar estadísticas');
    expect(aviso.textContent).toContain('No tienes permisos para realizar esta acción (Error 403)');
    estadisticas.mockResolvedValue(unasEstadisticas());
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await within(await tarjeta('Participantes')).findByText('1.248');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('un fallo posterior conserva las cifras que ya estaban', async () => {
    const estadisticas = vi.fn(async () => unasEstadisticas());
    const { panel } = abrir('/dashboard', {
      panel: { tablero: { estadisticas, resumen: async () => null } },
    });
    const participantes = await tarjeta('Participantes');
    await within(participantes).findByText('1.248');
    estadisticas.mockRejectedValue(SIN_PERMISO);
    await act(() => clienteConsultas(panel).refetchQueries());
    expect((await screen.findByRole('alert')).textContent).toContain('Error al cargar estadísticas');
    expect(within(participantes).getByText('1.248')).toBeTruthy();
  });

  it('da al administrador accesos que abren un formulario', async () => {
    abrir('/dashboard', { panel: conEstadisticas() });
    const region = await screen.findByRole('region', { name: 'Acciones rápidas' });
    expect(
      within(region)
        .getAllByRole('link')
        .map((enlace) => enlace.getAttribute('href')),
    ).toEqual([
      '/participantes?nuevo=true',
      '/financiero?pago=true',
      '/financiero/recordatorios',
      '/acudientes?nuevo=true',
      '/formatos?pestana=biblioteca',
    ]);
  });

  it('no ofrece escribir a quien solo consulta', async () => {
    abrir('/dashboard', { sesion: unaSesion({ rol: 'CONSULTA' }), panel: conEstadisticas() });
    await within(await tarjeta('Participantes')).findByText('1.248');
    expect(screen.queryByRole('region', { name: 'Acciones rápidas' })).toBeNull();
  });

  describe('el resumen', () => {
    const conResumen = (cambios: Partial<Resumen> = {}) => ({
      tablero: { estadisticas: async () => unasEstadisticas(), resumen: async () => unResumen(cambios) },
    });

    it('dice lo que requiere atención y lleva a su lista', async () => {
      abrir('/dashboard', { panel: conResumen() });
      const region = await screen.findByRole('region', { name: 'Requiere atención' });
      expect(
        within(region)
          .getAllByRole('link')
          .map((enlace) => [
            enlace.querySelector('[data-parte=cuantos]')?.textContent,
            enlace.getAttribute('href'),
          ]),
      ).toEqual([
        ['1.035', '/financiero?vencidas=true&orden=fecha_vencimiento'],
        ['6', '/participantes?sin_mensualidad=2026-11&orden=-fecha_ingreso'],
        ['1', '/participantes?sin_autorizacion=true&orden=-fecha_ingreso'],
      ]);
      expect(within(region).getByText('participante sin autorización de datos')).toBeTruthy();
      expect(within(region).getByText('egresos previstos').closest('a')).toBeNull();
    });

    describe('la copia de seguridad', () => {
      const conParte = (parte: ParteDelSistema, nivel: NivelDeSalud, resumen: string) => ({
        ...conResumen(),
        sistema: {
          ...inMemoryVigiaDelSistema,
          ...inMemoryEjemplosDelPanel,
          mirar: async (): Promise<EstadoDelSistema> => ({
            revisado_en: '2026-11-21T16:30:00Z',
            ensayo: 'IMPOSIBLE',
            partes: [{ parte, nivel, resumen, detalles: [], accion: null }],
          }),
        },
      });
      const conCopia = (nivel: NivelDeSalud, resumen: string) => conParte('RESPALDO', nivel, resumen);
      const COPIA = /La copia de seguridad pide atención/;

      it.each([
        ['MAL', 'No se ha hecho ninguna copia en este servidor'],
        ['ATENCION', 'Hecha hace 3 h, pero sin cifrar'],
      ] as const)(
        'mientras está %s se recuerda a quien administra, con lo que le pasa',
        async (nivel, dice) => {
          abrir('/dashboard', { panel: conCopia(nivel, dice) });
          const enlace = await screen.findByRole('link', { name: COPIA });
          expect(enlace).toHaveTextContent(dice);
          expect(enlace.getAttribute('href')).toBe('/configuracion?pestana=sistema');
        },
      );

      it.each([
        ['DISCO', 'ATENCION', /El disco del servidor pide atención/],
        ['DISCO', 'MAL', /El disco del servidor pide atención/],
        ['RESTAURACION', 'MAL', /Una copia de seguridad no se pudo restaurar/],
        ['CERTIFICADO', 'MAL', /El certificado del sitio pide atención/],
        ['CORREO', 'MAL', /El correo no está saliendo/],
      ] as const)('también se recuerda %s cuando está %s', async (parte, nivel, nombre) => {
        abrir('/dashboard', { panel: conParte(parte, nivel, 'Lo que le pasa') });
        const enlace = await screen.findByRole('link', { name: nombre });
        expect(enlace).toHaveTextContent('Lo que le pasa');
        expect(enlace.getAttribute('href')).toBe('/configuracion?pestana=sistema');
      });

      it.each([
        ['DISCO', 'SIN_DATO'],
        ['RESTAURACION', 'ATENCION'],
        ['CERTIFICADO', 'SIN_DATO'],
        ['CORREO', 'ATENCION'],
      ] as const)('de %s en %s no se dice nada: no corre prisa', async (parte, nivel) => {
        abrir('/dashboard', { panel: conParte(parte, nivel, 'Lo que le pasa') });
        await screen.findByRole('region', { name: 'Cartera por edades' });
        expect(screen.queryByText('Lo que le pasa')).toBeNull();
      });

      it('cuando está bien no se dice nada, y a quien solo consulta nunca', async () => {
        const { unmount } = abrir('/dashboard', { panel: conCopia('BIEN', 'Hecha hace 3 h') });
        await screen.findByRole('region', { name: 'Requiere atención' });
        await screen.findByRole('region', { name: 'Cartera por edades' });
        expect(screen.queryByRole('link', { name: COPIA })).toBeNull();
        unmount();
        abrir('/dashboard', { sesion: unaSesion({ rol: 'CONSULTA' }), panel: conCopia('MAL', 'No hay') });
        await screen.findByRole('region', { name: 'Cartera por edades' });
        expect(screen.queryByRole('link', { name: COPIA })).toBeNull();
      });
    });

    it('dibuja las tres gráficas, cada una también como tabla', async () => {
      const { user } = abrir('/dashboard', { panel: conResumen() });
      const cartera = await screen.findByRole('region', { name: 'Cartera por edades' });
      expect(screen.getByRole('region', { name: 'Ocupación por sede y área' })).toBeTruthy();
      const dinero = screen.getByRole('region', { name: 'Facturado y recaudado' });
      await user.click(within(dinero).getByRole('button', { name: 'Ver como tabla' }));
      const fila = within(within(dinero).getByRole('table')).getByRole('row', { name: /nov 26/ });
      expect(sinEspaciosDuros(fila.textContent)).toBe('nov 26$ 2.500.000$ 5.950.000');
      await user.click(within(cartera).getByRole('button', { name: 'Ver como tabla' }));
      expect(within(cartera).getByRole('row', { name: /Más de 90 días/ })).toBeTruthy();
    });

    it('no queda nada de él cuando el servicio no lo ofrece', async () => {
      abrir('/dashboard', { panel: conEstadisticas() });
      await within(await tarjeta('Participantes')).findByText('1.248');
      expect(screen.queryByRole('region', { name: 'Requiere atención' })).toBeNull();
      expect(screen.queryByRole('region', { name: 'Facturado y recaudado' })).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });
});
