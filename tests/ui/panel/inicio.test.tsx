import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FUNDACION } from '@/ui/content/fundacion';
import { abrir } from '../apoyo/abrir';

describe('/ provisional', () => {
  it('dice quién es, qué hace, y cómo llamar o escribir; sin enlace para el personal', async () => {
    abrir('/', { sesion: null });
    expect(await screen.findByRole('heading', { level: 1, name: FUNDACION.nombre })).toBeTruthy();
    expect(screen.getByText(FUNDACION.frase)).toBeTruthy();
    const enlaces = screen.getAllByRole('link').map((enlace) => enlace.getAttribute('href'));
    expect(enlaces).toEqual([FUNDACION.telefono.enlace, FUNDACION.correo.enlace]);
  });
});
