import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { abrir } from '../apoyo/abrir';
import { type CambiosServicios, unaSesion } from '../apoyo/servicios-falsos';

const abrirLogin = async (cambios: CambiosServicios = {}, ruta = '/login') => {
  const pantalla = abrir(ruta, { sesion: null, ...cambios });
  const email = await screen.findByLabelText<HTMLInputElement>('Correo electrónico');
  const password = screen.getByLabelText<HTMLInputElement>('Contraseña');
  const llenar = async () => {
    await pantalla.user.type(email, 'ana@fundacion.example');
    await pantalla.user.type(password, 'clave larga');
  };
  const enviar = () => pantalla.user.click(screen.getByRole('button', { name: 'Ingresar' }));
  return { ...pantalla, email, password, llenar, enviar };
};

describe('/login (especificación §2, §4, §5 y §8)', () => {
  it('se titula Iniciar Sesión y enfoca el primer campo', async () => {
    const { email } = await abrirLogin();
    expect(screen.getByRole('heading', { level: 1, name: 'Iniciar Sesión' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(email));
    await waitFor(() => expect(document.title).toMatch(/^Iniciar Sesión · /));
  });

  it('no usa la validación del navegador y dice a los gestores de contraseñas qué es cada campo', async () => {
    const { email, password } = await abrirLogin();
    expect(email.form?.noValidate).toBe(true);
    expect([email.type, email.autocomplete]).toEqual(['email', 'username']);
    expect([password.type, password.autocomplete]).toEqual(['password', 'current-password']);
  });

  it('marca cada campo vacío con el mensaje obligatorio y enfoca el primero', async () => {
    const { email, password, enviar, navegacion } = await abrirLogin();
    await enviar();
    await waitFor(() => expect(screen.getAllByText('Este campo es obligatorio')).toHaveLength(2));
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(navegacion.idas).not.toHaveBeenCalled();
  });

  it('marca solo la contraseña cuando solo ella falta', async () => {
    const { user, email, password, enviar } = await abrirLogin();
    await user.type(email, 'esto no es un correo');
    await enviar();
    expect(await screen.findAllByText('Este campo es obligatorio')).toHaveLength(1);
    expect(document.activeElement).toBe(password);
    expect(email.value).toBe('esto no es un correo');
  });

  it('muestra y oculta la contraseña', async () => {
    const { user, password } = await abrirLogin();
    await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
    expect(password.type).toBe('password');
  });

  it('avisa cuando Bloq Mayús está activado', async () => {
    const { user, password } = await abrirLogin();
    await user.click(password);
    await user.keyboard('{CapsLock}a');
    expect(await screen.findByText('Bloq Mayús está activado')).toBeTruthy();
  });

  it('dice Ingresando... y se deshabilita mientras espera; entra por carga completa al tablero', async () => {
    let responder = () => {};
    const espera = new Promise<void>((listo) => {
      responder = listo;
    });
    const iniciarSesion = vi.fn(async () => {
      await espera;
      return unaSesion();
    });
    const { email, llenar, enviar, navegacion, sesiones } = await abrirLogin({
      autenticacion: { iniciarSesion },
    });
    await llenar();
    await enviar();
    const boton = await screen.findByRole<HTMLButtonElement>('button', { name: 'Ingresando...' });
    expect(boton.matches(':disabled')).toBe(true);
    expect(email.matches(':disabled')).toBe(true);
    expect(navegacion.idas).not.toHaveBeenCalled();
    responder();
    await waitFor(() => expect(navegacion.idas).toHaveBeenCalledExactlyOnceWith('/dashboard'));
    expect(iniciarSesion).toHaveBeenCalledExactlyOnceWith({
      email: 'ana@fundacion.example',
      password: 'clave larga',
    });
    expect(sesiones.leer()?.usuario.email).toBe('ana@fundacion.example');
  });

  it('vuelve al lugar pedido antes de entrar', async () => {
    const destino = '/participantes?estado=ACTIVO&pagina=2';
    const { llenar, enviar, navegacion } = await abrirLogin(
      {},
      `/login?destino=${encodeURIComponent(destino)}`,
    );
    await llenar();
    await enviar();
    await waitFor(() => expect(navegacion.idas).toHaveBeenCalledExactlyOnceWith(destino));
  });

  it.each(['https://otro.example/dashboard', '//otro.example', '/\\otro.example', '/about', 'javascript:1'])(
    'no sigue un destino ajeno: %s',
    async (destino) => {
      const { llenar, enviar, navegacion } = await abrirLogin(
        {},
        `/login?destino=${encodeURIComponent(destino)}`,
      );
      await llenar();
      await enviar();
      await waitFor(() => expect(navegacion.idas).toHaveBeenCalledExactlyOnceWith('/dashboard'));
    },
  );

  it('muestra el mensaje propio del error, conserva lo escrito y vuelve a dejar enviar', async () => {
    const iniciarSesion = vi
      .fn(async () => unaSesion())
      .mockRejectedValueOnce(new ErrorAplicacion('NO_AUTENTICADO', 'Correo o contraseña incorrectos'));
    const { email, password, llenar, enviar, navegacion } = await abrirLogin({
      autenticacion: { iniciarSesion },
    });
    await llenar();
    await enviar();
    expect((await screen.findByRole('alert')).textContent).toBe('Correo o contraseña incorrectos');
    expect([email.value, password.value]).toEqual(['ana@fundacion.example', 'clave larga']);
    expect(email.matches(':disabled')).toBe(false);
    await enviar();
    await waitFor(() => expect(navegacion.idas).toHaveBeenCalledOnce());
  });

  it.each([new Error(''), 'una cadena', null])(
    'usa el mensaje por defecto cuando el error no dice nada',
    async (fallo) => {
      const { llenar, enviar } = await abrirLogin({
        autenticacion: { iniciarSesion: () => Promise.reject(fallo) },
      });
      await llenar();
      await enviar();
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Error al iniciar sesión. Por favor, verifica tus credenciales.',
      );
    },
  );

  it('dice que la respuesta está incompleta cuando el usuario llega sin correo', async () => {
    const { llenar, enviar, sesiones } = await abrirLogin({
      autenticacion: { iniciarSesion: async () => unaSesion({ email: '' }) },
    });
    await llenar();
    await enviar();
    expect((await screen.findByRole('alert')).textContent).toBe('Respuesta del servidor incompleta');
    expect(sesiones.leer()).toBeNull();
  });

  it('quien ya entró pasa de largo hacia su destino', async () => {
    const { router } = abrir('/login?destino=%2Fconfiguracion');
    await waitFor(() => expect(router.state.location.pathname).toBe('/configuracion'));
  });

  it('sin los servicios dice que no se pudo conectar', async () => {
    const pantalla = abrir('/login', {
      sesion: null,
      contexto: { cargarAcceso: () => Promise.reject(new Error('sin red')) },
    });
    await pantalla.user.click(await screen.findByRole('button', { name: 'Ingresar' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'No se pudo conectar con el servidor. Verifica que el backend esté corriendo.',
    );
  });
});
