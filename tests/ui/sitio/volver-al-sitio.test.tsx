import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { anchoDeTelefono } from '../apoyo/ancho-de-telefono';

afterEach(() => vi.restoreAllMocks());

it('en el teléfono, de una parte se vuelve al sitio sin buscarlo en un menú', async () => {
  anchoDeTelefono();
  abrirEnMemoria('/sitio?parte=portada');
  expect(await screen.findByRole('link', { name: 'Volver al sitio' })).toHaveAttribute('href', '/sitio');
});
