import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { abrir } from '../apoyo/abrir';

const abrirLogin = async (esperanAqui: () => Promise<number>) => {
  const preguntar = vi.fn(esperanAqui);
  abrir('/login', { sesion: null, esperanAqui: preguntar });
  await screen.findByLabelText('Correo electrónico');
  await waitFor(() => expect(preguntar).toHaveBeenCalled());
};
const AVISO = /por enviar$/;

describe('/login, con algo por enviar en este equipo', () => {
  it.each([
    [1, 'En este equipo hay 1 registro por enviar'],
    [3, 'En este equipo hay 3 registros por enviar'],
  ])('dice que hay %i, cuándo se envía y qué hace quien ya no puede entrar', async (cuantos, titulo) => {
    await abrirLogin(async () => cuantos);
    expect(await screen.findByText(titulo)).toBeVisible();
    expect(screen.getByText(/se envía cuando entre aquí, con conexión, quien lo hizo/)).toBeVisible();
    expect(screen.getByText(/pídale a un administrador que revise su cuenta/)).toBeVisible();
  });

  it('sin nada, o sin poder saberlo, no dice nada', async () => {
    await abrirLogin(async () => 0);
    expect(screen.queryByText(AVISO)).toBeNull();
  });

  it('que no se pudo mirar no impide entrar', async () => {
    await abrirLogin(() => Promise.reject(new Error('no se deja leer')));
    expect(screen.queryByText(AVISO)).toBeNull();
    expect(screen.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  });
});
