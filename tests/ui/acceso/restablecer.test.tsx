import { screen, within } from '@testing-library/react';
import { abrir } from '@tests/ui/apoyo/abrir';
import { unaSesion } from '@tests/ui/apoyo/servicios-falsos';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Contrasenas } from '@/application/sesion/autenticacion.port';
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

describe('/restablecer con el enlace del primer arranque', () => {
  const llenar = async (contrasenas: Contrasenas, cambios: Parameters<typeof abrir>[1] = {}) => {
    window.location.hash = `inicial=${TOKEN}`;
    const pantalla = abrir('/restablecer', { sesion: null, contrasenas, ...cambios });
    const { user } = pantalla;
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Cree el primer administrador' }),
    ).toBeVisible();
    await user.type(await screen.findByLabelText('Su nombre'), 'Inés Mora');
    await user.type(screen.getByLabelText(/Correo electrónico/), 'ines@nuevaaurora.org');
    await user.type(screen.getByLabelText(/^Contraseña/), 'una clave propia');
    await user.click(screen.getByRole('button', { name: 'Crear y continuar' }));
    return pantalla;
  };

  it('crea el administrador, entra como él y sigue con los primeros pasos', async () => {
    const estrenar = vi.fn(async () => undefined);
    const iniciarSesion = vi.fn(async () => unaSesion());
    const { navegacion } = await llenar(
      { cambiar: async () => null, confirmar: async () => undefined, estrenar },
      { autenticacion: { iniciarSesion } },
    );
    await vi.waitFor(() => expect(navegacion.idas).toHaveBeenCalledWith('/dashboard?paso=seguir'));
    const credenciales = { email: 'ines@nuevaaurora.org', password: 'una clave propia' };
    expect(estrenar).toHaveBeenCalledWith({ token: TOKEN, displayName: 'Inés Mora', ...credenciales });
    expect(iniciarSesion).toHaveBeenCalledWith(credenciales);
    expect(window.location.href).not.toContain(TOKEN);
    expect(window.sessionStorage.length).toBe(0);
  });

  it('si el enlace ya se usó y no fue con esos datos, lo dice y conserva lo escrito', async () => {
    const usado = errorValidacion('El enlace ya se usó o venció', { token: 'El enlace ya se usó o venció' });
    await llenar(
      {
        cambiar: async () => null,
        confirmar: async () => undefined,
        estrenar: () => Promise.reject(usado),
      },
      { autenticacion: { iniciarSesion: () => Promise.reject(new Error('Credenciales incorrectas')) } },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('El enlace ya se usó o venció');
    expect(screen.getByLabelText(/Correo electrónico/)).toHaveValue('ines@nuevaaurora.org');
  });
});

describe('/restablecer', () => {
  it('guarda la contraseña con el token del enlace, que sale de la dirección', async () => {
    conEnlace(TOKEN);
    const confirmar = vi.fn(async () => undefined);
    const contrasenas = { cambiar: async () => null, confirmar, estrenar: async () => undefined };
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
    const contrasenas = { cambiar: async () => null, confirmar, estrenar: async () => undefined };
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
    const contrasenas = { cambiar: async () => null, confirmar, estrenar: async () => undefined };
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
