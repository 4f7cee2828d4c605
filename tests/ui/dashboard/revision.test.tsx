import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorDeEstado } from '@/domain/shared/errores/catalogo-transporte';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrir } from '../apoyo/abrir';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { unaSesion } from '../apoyo/servicios-falsos';

/** As they were written before the rules that read them. */
const deAntes = ({ participantes, mensualidades }: BaseMemoria) => {
  const ana = { nombre: 'Ana Ruiz', telefono: '3001234567', tipo_documento: 'CC' };
  participantes.insertar({ ...ana, numero_documento: '1.020.304.050' });
  participantes.insertar({ ...ana, nombre: 'Ana María Ruiz', numero_documento: '1020304050' });
  participantes.insertar({
    nombre: 'Pedro Gil',
    telefono: '444',
    tipo_documento: 'CC',
    numero_documento: '77',
  });
  mensualidades.insertar({ participante_id: 3, valor: 850, periodo: '2026-10', estado: 'PENDIENTE' });
};
const nada = () => undefined;
const sinEspaciosDuros = (texto: string | null | undefined) => texto?.replace(/\u00a0/g, ' ');

describe('el aviso del tablero', () => {
  it('dice cuántos hay de cada cosa y lleva a verlos', async () => {
    abrirEnMemoria('/dashboard', { sembrar: deAntes });
    const region = await screen.findByRole('region', { name: 'Requiere atención' });
    await within(region).findByText('personas coinciden en documento');
    const enlaces = within(region)
      .getAllByRole('link')
      .filter((enlace) => enlace.getAttribute('href') === '/dashboard/revision');
    expect(enlaces.map((enlace) => sinEspaciosDuros(enlace.textContent))).toEqual([
      '2 personas coinciden en documentoVea cuáles y decida',
      '1 valor menor de $ 1.000Vea cuáles y decida',
      '1 teléfono que no se entiendeVea cuáles y decida',
    ]);
  });

  it('cuando no hay nada, no dice nada', async () => {
    const { servicios } = abrirEnMemoria('/dashboard', {
      ajustar: (s) => {
        s.revision = { ...s.revision, obtener: vi.fn(s.revision.obtener) };
      },
    });
    const region = await screen.findByRole('region', { name: 'Requiere atención' });
    await waitFor(() => expect(servicios.revision.obtener).toHaveBeenCalled());
    expect(within(region).queryByRole('link', { name: /coincide|menor|no se entiende/ })).toBeNull();
  });

  it('quien solo consulta no lo pide', async () => {
    const obtener = vi.fn(async () => null);
    abrirEnMemoria('/dashboard', {
      rol: 'CONSULTA',
      sembrar: deAntes,
      ajustar: (s) => {
        s.revision = { ...s.revision, obtener };
      },
    });
    await screen.findByRole('region', { name: 'Requiere atención' });
    expect(obtener).not.toHaveBeenCalled();
    expect(screen.queryByText(/coinciden en documento/)).toBeNull();
  });

  it('si no se puede saber, el tablero sigue', async () => {
    abrirEnMemoria('/dashboard', {
      ajustar: (s) => {
        s.revision = {
          ...s.revision,
          obtener: () => Promise.reject(errorDeEstado(403, { serverMessage: null })),
        };
      },
    });
    expect(await screen.findByRole('region', { name: 'Requiere atención' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('/dashboard/revision', () => {
  it('muestra cada grupo, y cada registro lleva a donde se corrige', async () => {
    abrirEnMemoria('/dashboard/revision', { sembrar: deAntes });
    const repetidas = await screen.findByRole('region', { name: '2 personas coinciden en documento' });
    expect(within(repetidas).getByText(/archive la otra/)).toBeTruthy();
    expect(
      within(repetidas)
        .getAllByRole('link')
        .map((enlace) => [enlace.textContent, enlace.getAttribute('href')]),
    ).toEqual([
      ['Ana Ruiz', '/participantes?detalle=1'],
      ['Ana María Ruiz', '/participantes?detalle=2'],
    ]);
    expect(within(repetidas).getAllByText('CC 1.020.304.050 · 300 123 4567 · Preingreso')).toHaveLength(2);
    const valores = screen.getByRole('region', { name: /^1 valor menor de/ });
    expect(within(valores).getByRole('link', { name: 'Pedro Gil' }).getAttribute('href')).toBe(
      '/financiero?detalle=1',
    );
    expect(sinEspaciosDuros(within(valores).getByRole('listitem').textContent)).toContain(
      'Mensualidad de octubre de 2026: $ 850',
    );
    expect(screen.getByRole('region', { name: '1 teléfono que no se entiende' })).toBeTruthy();
  });

  it('dejar algo como está termina su aviso, dice quién, y se puede volver a revisar', async () => {
    const { user } = abrirEnMemoria('/dashboard/revision', { sembrar: deAntes });
    await user.click(
      await screen.findByRole('button', { name: 'Dejar como está: Ana Ruiz, Ana María Ruiz' }),
    );
    const dejados = await screen.findByRole('region', { name: 'Se dejaron como están' });
    expect(within(dejados).getByText(/^Lo dejó así ana@fundacion.example, sáb 21 nov 2026/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: /coinciden en documento/ })).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await user.click(within(dejados).getByRole('button', { name: /^Volver a revisar: Ana Ruiz/ }));
    expect(await screen.findByRole('region', { name: '2 personas coinciden en documento' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Se dejaron como están' })).toBeNull();
  });

  it('«Deshacer» del aviso lo trae de vuelta', async () => {
    const { user } = abrirEnMemoria('/dashboard/revision', { sembrar: deAntes });
    await user.click(await screen.findByRole('button', { name: /^Dejar como está: Ana Ruiz/ }));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('region', { name: '2 personas coinciden en documento' })).toBeTruthy();
  });

  it('si no se pudo guardar, lo dice y todo queda por revisar', async () => {
    const { user } = abrirEnMemoria('/dashboard/revision', {
      sembrar: deAntes,
      ajustar: (s) => {
        s.revision = {
          ...s.revision,
          decidir: () => Promise.reject(errorDeEstado(403, { serverMessage: null })),
        };
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Dejar como está: Ana Ruiz/ }));
    expect(await screen.findByText(/^Error al guardar la decisión\./)).toBeTruthy();
    expect(screen.getByRole('region', { name: '2 personas coinciden en documento' })).toBeTruthy();
  });

  it('sin nada por revisar lo dice', async () => {
    abrirEnMemoria('/dashboard/revision', { sembrar: nada });
    expect(await screen.findByText('No hay datos por revisar')).toBeTruthy();
  });

  it('un servicio que no la ofrece lo dice', async () => {
    abrir('/dashboard/revision', {
      panel: { revision: { obtener: async () => null, decidir: async () => null } },
    });
    expect(await screen.findByText('Este servicio no revisa los datos guardados')).toBeTruthy();
  });

  it('un fallo dice qué pasó y deja reintentar', async () => {
    const obtener = vi.fn<() => Promise<null>>();
    obtener.mockRejectedValue(errorDeEstado(403, { serverMessage: null }));
    const { user } = abrir('/dashboard/revision', {
      panel: { revision: { obtener, decidir: async () => null } },
    });
    expect(await screen.findByText('Error al cargar los datos por revisar')).toBeTruthy();
    obtener.mockResolvedValue(null);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Este servicio no revisa los datos guardados')).toBeTruthy();
  });

  it('quien solo consulta recibe el mensaje de permisos', async () => {
    const obtener = vi.fn(async () => null);
    abrir('/dashboard/revision', {
      sesion: unaSesion({ rol: 'CONSULTA' }),
      panel: { revision: { obtener, decidir: async () => null } },
    });
    expect(await screen.findByText(/No tienes permisos para realizar esta acción/)).toBeTruthy();
    expect(obtener).not.toHaveBeenCalled();
  });

  it('lo que no cabe se cuenta', async () => {
    abrirEnMemoria('/dashboard/revision', {
      sembrar: ({ participantes, mensualidades }) => {
        participantes.insertar({ nombre: 'Ana', telefono: '3001234567' });
        for (let i = 0; i < 203; i += 1)
          mensualidades.insertar({ participante_id: 1, valor: 850, concepto: 'OTRO', estado: 'PENDIENTE' });
      },
    });
    const valores = await screen.findByRole('region', { name: /^203 valores menores de/ });
    expect(within(valores).getAllByRole('listitem')).toHaveLength(200);
    expect(within(valores).getByText('Hay 3 más: aparecen cuando resuelva estos.')).toBeTruthy();
  });
});
