import { screen, within } from '@testing-library/react';
import { abrir } from '@tests/ui/apoyo/abrir';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';

const TOKEN = 'A'.repeat(43);
const conEnlace = (token: string | null) => {
  window.location.hash = token ? `token=${token}` : '';
};
afterEach(() => {
  conEnlace(null);
  window.sessionStorage.clear();
});

describe('/login: ¿Olvidó su contraseña?', () => {
  it.each([
    [true, 'Revise su correo', /recibirá un enlace/, null],
    [false, 'Este sitio no envía correos', /pida a quien administra los usuarios/i, /recibirá/],
    [null, 'Solicitud recibida', /Si no llega en unos minutos, pida a quien administra/, null],
  ])('si el servicio envía correos (%j) dice lo que va a pasar', async (enviaCorreo, titulo, dice, calla) => {
    const { user } = abrir('/login', {
      sesion: null,
      autenticacion: { restablecerContrasena: async () => ({ enviaCorreo }) },
    });
    await user.click(await screen.findByRole('button', { name: '¿Olvidó su contraseña?' }));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(dialogo.queryByText(/le enviaremos/)).toBeNull();
    await user.type(dialogo.getByLabelText('Correo de su cuenta'), 'ana@x.example');
    await user.click(dialogo.getByRole('button', { name: 'Enviar enlace' }));
    const respuesta = within(await screen.findByRole('dialog', { name: titulo }));
    expect(respuesta.getByRole('status')).toHaveTextContent(dice);
    if (calla) expect(respuesta.getByRole('status')).not.toHaveTextContent(calla);
  });

  it('pide el correo y responde lo mismo haya cuenta o no', async () => {
    const restablecerContrasena = vi.fn(async () => ({ enviaCorreo: true }));
    const { user } = abrir('/login', { sesion: null, autenticacion: { restablecerContrasena } });
    await user.click(await screen.findByRole('button', { name: '¿Olvidó su contraseña?' }));
    const dialogo = within(await screen.findByRole('dialog'));
    await user.click(dialogo.getByRole('button', { name: 'Enviar enlace' }));
    expect(await dialogo.findByText('Este campo es obligatorio')).toBeVisible();
    await user.type(dialogo.getByLabelText('Correo de su cuenta'), 'ana@x.example');
    await user.click(dialogo.getByRole('button', { name: 'Enviar enlace' }));
    expect(await screen.findByText(/Si ese correo corresponde a una cuenta activa/)).toBeVisible();
    expect(restablecerContrasena).toHaveBeenCalledWith('ana@x.example');
  });
});

describe('/restablecer', () => {
  it('guarda la contraseña con el token del enlace, que sale de la dirección', async () => {
    conEnlace(TOKEN);
    const confirmar = vi.fn(async () => undefined);
    const contrasenas = { cambiar: async () => null, confirmar };
    const { user } = abrir('/restablecer', { sesion: null, contrasenas });
    await user.type(await screen.findByLabelText('Contraseña nueva'), 'una clave nueva');
    expect(window.location.hash).toBe('');
    await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
    expect(await screen.findByText('Su contraseña quedó guardada')).toBeVisible();
    expect(confirmar).toHaveBeenCalledWith({ token: TOKEN, password: 'una clave nueva' });
  });

  it('otra carga de la página sigue donde estaba, y el token no vuelve a la dirección', async () => {
    conEnlace(TOKEN);
    const confirmar = vi.fn(async () => undefined);
    const contrasenas = { cambiar: async () => null, confirmar };
    const primera = abrir('/restablecer', { sesion: null, contrasenas });
    await screen.findByLabelText('Contraseña nueva');
    primera.unmount();
    const { user, unmount } = abrir('/restablecer', { sesion: null, contrasenas });
    await user.type(await screen.findByLabelText('Contraseña nueva'), 'una clave nueva');
    expect(window.location.href).not.toContain(TOKEN);
    await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
    expect(await screen.findByText('Su contraseña quedó guardada')).toBeVisible();
    expect(confirmar).toHaveBeenCalledWith({ token: TOKEN, password: 'una clave nueva' });
    // Used, it is forgotten.
    unmount();
    abrir('/restablecer', { sesion: null });
    expect(await screen.findByText('Este enlace está incompleto')).toBeVisible();
  });

  it('un enlace vencido se explica y lo escrito se conserva', async () => {
    conEnlace(TOKEN);
    const confirmar = () =>
      Promise.reject(errorValidacion('El enlace ya venció', { token: 'El enlace ya venció' }));
    const contrasenas = { cambiar: async () => null, confirmar };
    const { user } = abrir('/restablecer', { sesion: null, contrasenas });
    await user.type(await screen.findByLabelText('Contraseña nueva'), 'una clave nueva');
    await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
    expect(await screen.findByText('Error al restablecer contraseña')).toBeVisible();
    expect(screen.getByText('El enlace ya venció')).toBeVisible();
    expect(screen.getByLabelText('Contraseña nueva')).toHaveValue('una clave nueva');
  });

  it('sin token dice cómo conseguir otro enlace', async () => {
    abrir('/restablecer', { sesion: null });
    expect(await screen.findByText('Este enlace está incompleto')).toBeVisible();
  });
});
