import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { errorDeEstado } from '@/domain/shared/errores/catalogo-transporte';
import { debeRecargar, esFalloDeCarga } from '@/ui/app/errores/fallo-de-carga';
import { abrir } from '../apoyo/abrir';
import { crearServiciosFalsos } from '../apoyo/servicios-falsos';
import { conEstadisticas } from '../apoyo/tablero-falso';

const sinConsola = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
const PARTE_PERDIDA = new TypeError('Failed to fetch dynamically imported module: /assets/1.js');

describe('cuando una página no se puede mostrar', () => {
  it('dice el mensaje del catálogo y el del servidor, y reintenta', async () => {
    sinConsola();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { panel } = crearServiciosFalsos({ panel: conEstadisticas() });
    const cargarPanel = vi
      .fn<() => Promise<ServiciosPanel>>()
      .mockRejectedValue(errorDeEstado(503, { serverMessage: 'La base de datos no responde' }));
    const { user } = abrir('/dashboard', { contexto: { cargarPanel } });
    const aviso = await screen.findByRole('alert');
    expect(aviso.textContent).toContain('Error interno del servidor (Error 503)');
    expect(aviso.textContent).toContain('La base de datos no responde');
    cargarPanel.mockResolvedValue(panel);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tablero' })).toBeTruthy();
  });

  it('un fallo desconocido se dice con la frase del catálogo, sin su texto técnico', async () => {
    sinConsola();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    abrir('/dashboard', { contexto: { cargarPanel: () => Promise.reject(new Error('x is undefined')) } });
    expect((await screen.findByRole('alert')).textContent).toContain('Ocurrió un error inesperado');
    expect(screen.queryByText(/undefined/)).toBeNull();
  });

  it('cuando falta una parte de la aplicación ofrece Recargar', async () => {
    sinConsola();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    debeRecargar(Date.now());
    abrir('/dashboard', { contexto: { cargarPanel: () => Promise.reject(PARTE_PERDIDA) } });
    expect(await screen.findByText('Esta página no terminó de cargar')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Recargar' })).toBeTruthy();
    expect(screen.getByRole('main').textContent).toContain('Esta página no terminó de cargar');
  });
});

describe('qué es un fallo de carga (especificación §8, fallas silenciosas)', () => {
  it.each(['missing', 'timeout', 'other'])('ChunkLoadError de tipo %s', (type) => {
    const error = Object.assign(new Error('Part 7 failed.'), { name: 'ChunkLoadError', type });
    expect(esFalloDeCarga(error)).toBe(true);
  });

  it('también el de un módulo que no llega, y no cualquier otro error', () => {
    expect(esFalloDeCarga(PARTE_PERDIDA)).toBe(true);
    expect(esFalloDeCarga(new Error('x is undefined'))).toBe(false);
  });
});

describe('recarga por una parte que falta', () => {
  const AHORA = 1_800_000_000_000;

  it('se hace una sola vez seguida', () => {
    expect(debeRecargar(AHORA)).toBe(true);
    expect(debeRecargar(AHORA + 1_000)).toBe(false);
    expect(debeRecargar(AHORA + 61_000)).toBe(true);
  });

  it('no se hace sin red', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(debeRecargar(AHORA)).toBe(false);
  });

  it('no se hace cuando el navegador no puede recordar que ya se hizo', () => {
    const negar = () => {
      throw new Error('deshabilitado');
    };
    vi.stubGlobal('sessionStorage', { getItem: negar, setItem: negar, clear: () => undefined });
    expect(debeRecargar(AHORA)).toBe(false);
  });
});
