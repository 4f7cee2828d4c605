import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { EjemplosDelPanel } from '@/application/sistema/ejemplos-del-panel.port';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';
import type { Rol } from '@/domain/shared/rol';
import type { DatosDeEjemplo } from '@/domain/sistema/datos-de-ejemplo';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';

const NADA: DatosDeEjemplo = {
  cargados_en: null,
  de_ejemplo: { participantes: 0, acudientes: 0, mensualidades: 0, pagos: 0 },
  reales: { participantes: 0, acudientes: 0 },
  impedimento: null,
};
const CARGADOS: DatosDeEjemplo = {
  ...NADA,
  cargados_en: '2026-11-21T15:00:00.000Z',
  de_ejemplo: { participantes: 12, acudientes: 11, mensualidades: 18, pagos: 7 },
  reales: { participantes: 2, acudientes: 0 },
};

const abrirCon = (
  antes: DatosDeEjemplo,
  {
    rol = 'ADMINISTRADOR',
    recordados = false,
    ...otros
  }: Partial<EjemplosDelPanel> & { rol?: Rol; recordados?: boolean } = {},
) => {
  let hay = antes;
  const ejemplos: EjemplosDelPanel = {
    ejemplos: async () => hay,
    cargarEjemplos: vi.fn(async () => {
      hay = CARGADOS;
      return hay;
    }),
    borrarEjemplos: vi.fn(async () => {
      hay = NADA;
      return CARGADOS;
    }),
    ...otros,
  };
  const vista = abrirEnMemoria('/dashboard', {
    rol,
    ajustar: (servicios) => {
      Object.assign(servicios, { sistema: { ...servicios.sistema, ...ejemplos } });
      if (recordados) servicios.preferencias.guardar('hayEjemplos', 'true');
    },
  });
  return { ...vista, ejemplos };
};

describe('datos de ejemplo', () => {
  it('se cargan desde los primeros pasos, con una clave, y desde entonces cada página lo dice', async () => {
    const { user, ejemplos } = abrirCon(NADA);
    await user.click(await screen.findByRole('button', { name: 'Cargar datos de ejemplo' }));
    expect(await screen.findByRole('note')).toHaveTextContent(/^Hay datos de ejemplo/);
    expect(ejemplos.cargarEjemplos).toHaveBeenCalledExactlyOnceWith({ clave: expect.any(String) });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cargar datos de ejemplo' })).toBeNull());
  });

  it('lo que hace falta antes se dice en vez del botón', async () => {
    abrirCon({ ...NADA, impedimento: 'Cree primero una sede activa: las personas de ejemplo viven en ella' });
    expect(
      await screen.findByText(
        'Para cargarlos: cree primero una sede activa: las personas de ejemplo viven en ella.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cargar datos de ejemplo' })).toBeNull();
  });

  it('una negativa se lee junto al botón', async () => {
    const { user } = abrirCon(NADA, {
      cargarEjemplos: async () => {
        throw errorConflicto('Los datos de ejemplo ya están cargados');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cargar datos de ejemplo' }));
    expect(await screen.findByText('Los datos de ejemplo ya están cargados')).toBeVisible();
  });

  it('borrar dice con números qué se va y qué se queda, y solo entonces borra', async () => {
    const { user, ejemplos } = abrirCon(CARGADOS);
    await user.click(await screen.findByRole('button', { name: 'Borrar los datos de ejemplo' }));
    const dialogo = within(await screen.findByRole('alertdialog', { name: 'Borrar los datos de ejemplo' }));
    expect(
      await dialogo.findByText(
        /^Se borran 12 participantes, 11 acudientes, 18 mensualidades y 7 pagos de ejemplo, /,
      ),
    ).toBeVisible();
    expect(
      dialogo.getByText(/lo registrado a mano \(2 participantes\) con sus pagos y recibos/),
    ).toBeVisible();
    expect(ejemplos.borrarEjemplos).not.toHaveBeenCalled();
    await user.click(dialogo.getByRole('button', { name: 'Borrar los datos de ejemplo' }));
    await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
    expect(ejemplos.borrarEjemplos).toHaveBeenCalledOnce();
    expect(await screen.findByText('Se borraron los datos de ejemplo')).toBeVisible();
  });

  it('un navegador que ya lo sabía lo dice sin esperar la respuesta, y deja de decirlo si ya no los hay', async () => {
    let responder: (ahora: DatosDeEjemplo) => void = () => undefined;
    const respuesta = new Promise<DatosDeEjemplo>((resolve) => {
      responder = resolve;
    });
    const { servicios } = abrirCon(CARGADOS, { ejemplos: () => respuesta, recordados: true });
    expect(await screen.findByRole('note')).toHaveTextContent(/^Hay datos de ejemplo/);
    responder(NADA);
    await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
    expect(servicios.preferencias.leer('hayEjemplos')).toBeNull();
  });

  it('desde que lo sabe, un navegador lo recuerda para la próxima carga', async () => {
    const { servicios } = abrirCon(CARGADOS);
    expect(await screen.findByRole('note')).toBeVisible();
    expect(servicios.preferencias.leer('hayEjemplos')).toBe('true');
  });

  it('quien solo consulta sabe que los hay, y no los borra', async () => {
    abrirCon(CARGADOS, { rol: 'CONSULTA' });
    expect(await screen.findByRole('note')).toHaveTextContent(/^Hay datos de ejemplo/);
    expect(screen.queryByRole('button', { name: 'Borrar los datos de ejemplo' })).toBeNull();
  });

  it('donde no los hay no se ofrece nada', async () => {
    abrirEnMemoria('/dashboard');
    expect(await screen.findByRole('region', { name: 'Primeros pasos' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cargar datos de ejemplo' })).toBeNull();
    expect(screen.queryByRole('note')).toBeNull();
  });
});
