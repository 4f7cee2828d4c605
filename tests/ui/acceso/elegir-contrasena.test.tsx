import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { abrir } from '../apoyo/abrir';
import { type CambiosServicios, unaSesion } from '../apoyo/servicios-falsos';

const PROVISIONAL = unaSesion({ contrasena_provisional: true });

/** Signs in from the form with a password that somebody else chose. */
const entrar = async (contrasenas?: CambiosServicios['contrasenas']) => {
  const pantalla = abrir('/login?destino=%2Fsedes', {
    sesion: null,
    autenticacion: { iniciarSesion: async () => PROVISIONAL },
    contrasenas,
  });
  await pantalla.user.type(await screen.findByLabelText('Correo electrónico'), 'ana@fundacion.example');
  await pantalla.user.type(screen.getByLabelText('Contraseña'), 'la que le dictaron');
  await pantalla.user.click(screen.getByRole('button', { name: 'Ingresar' }));
  const nueva = await screen.findByLabelText<HTMLInputElement>('Contraseña nueva');
  return { ...pantalla, nueva, guardar: () => screen.getByRole('button', { name: 'Guardar y entrar' }) };
};

describe('con una contraseña provisional', () => {
  it('pide elegir la propia, sin volver a pedir la otra, y sigue a donde iba', async () => {
    const cambiar = vi.fn(async () => 'otro-token');
    const { user, nueva, guardar, navegacion, sesiones } = await entrar({
      cambiar,
      confirmar: async () => undefined,
      estrenar: async () => undefined,
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Elija su contraseña' })).toBeVisible();
    expect(screen.queryByLabelText('Contraseña provisional')).toBeNull();
    await waitFor(() => expect(nueva).toHaveFocus());
    expect(nueva.autocomplete).toBe('new-password');
    expect(navegacion.idas).not.toHaveBeenCalled();
    await user.type(nueva, 'la que ella eligió');
    await user.click(guardar());
    await waitFor(() => expect(navegacion.idas).toHaveBeenCalledWith('/sedes'));
    expect(cambiar).toHaveBeenCalledWith({ actual: 'la que le dictaron', nueva: 'la que ella eligió' });
    expect(sesiones.leer()).toEqual({ ...unaSesion(), token: 'otro-token' });
  });

  it.each([
    ['corta', 'corta', /al menos 8 caracteres/],
    ['la misma', 'la que le dictaron', 'La contraseña nueva debe ser distinta de la actual'],
  ])('%s: lo dice junto al campo y no entra', async (_caso, escrita, mensaje) => {
    const { user, nueva, guardar, navegacion } = await entrar();
    await user.type(nueva, escrita);
    await user.click(guardar());
    expect(await screen.findByText(mensaje)).toBeVisible();
    expect(nueva).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(navegacion.idas).not.toHaveBeenCalled();
  });

  it('lo que falla fuera del campo se lee arriba, y lo escrito se conserva', async () => {
    const rechazo = errorValidacion('La contraseña actual no es correcta', {
      actual: 'La contraseña actual no es correcta',
    });
    const { user, nueva, guardar } = await entrar({
      cambiar: () => Promise.reject(rechazo),
      confirmar: async () => undefined,
      estrenar: async () => undefined,
    });
    await user.type(nueva, 'la que ella eligió');
    await user.click(guardar());
    expect(await screen.findByRole('alert')).toHaveTextContent('La contraseña actual no es correcta');
    expect(nueva).toHaveValue('la que ella eligió');
  });

  it('si la respuesta no llega, dice cuál contraseña probar: puede que ya sea la nueva', async () => {
    const { user, nueva, guardar } = await entrar({
      cambiar: () => Promise.reject(errorSinRespuesta('red')),
      confirmar: async () => undefined,
      estrenar: async () => undefined,
    });
    await user.type(nueva, 'la que ella eligió');
    await user.click(guardar());
    const aviso = await screen.findByRole('alert');
    expect(aviso).toHaveTextContent('No sabemos si quedó registrado');
    expect(aviso).toHaveTextContent('entre con la contraseña nueva');
    expect(nueva).toHaveValue('la que ella eligió');
  });

  it('quien vuelve después la escribe otra vez, o cierra la sesión', async () => {
    const cambiar = vi.fn(async () => null);
    const { user, navegacion, sesiones } = abrir('/login', {
      sesion: PROVISIONAL,
      contrasenas: { cambiar, confirmar: async () => undefined, estrenar: async () => undefined },
    });
    const provisional = await screen.findByLabelText('Contraseña provisional');
    await waitFor(() => expect(provisional).toHaveFocus());
    await user.type(provisional, 'la que le dictaron');
    await user.type(screen.getByLabelText('Contraseña nueva'), 'la que ella eligió');
    await user.click(screen.getByRole('button', { name: 'Guardar y entrar' }));
    await waitFor(() => expect(navegacion.idas).toHaveBeenCalledWith('/dashboard'));
    expect(cambiar).toHaveBeenCalledWith({ actual: 'la que le dictaron', nueva: 'la que ella eligió' });
    expect(sesiones.leer()).toEqual(unaSesion());
  });

  it('cerrar la sesión vuelve al ingreso', async () => {
    const { user, navegacion, sesiones } = abrir('/login', { sesion: PROVISIONAL });
    await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
    await waitFor(() => expect(navegacion.idas).toHaveBeenCalledWith('/login'));
    expect(sesiones.leer()).toBeNull();
  });

  it('ninguna pantalla del panel se abre: lleva a elegirla y recuerda cuál era', async () => {
    const { router } = abrir('/participantes?buscar=ana', { sesion: PROVISIONAL });
    expect(await screen.findByRole('heading', { name: 'Elija su contraseña' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.search).toEqual({ destino: '/participantes?buscar=ana' });
  });
});
