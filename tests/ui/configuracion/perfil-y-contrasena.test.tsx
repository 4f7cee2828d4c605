import { screen, within } from '@testing-library/react';
import { abrirEnMemoria } from '@tests/ui/apoyo/abrir-en-memoria';
import { describe, expect, it } from 'vitest';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';

describe('/configuracion, lo de uno', () => {
  it('el perfil se guarda, y un fallo se llama por su nombre sin perder lo escrito', async () => {
    const { user } = abrirEnMemoria('/configuracion', {
      ajustar: (servicios) => {
        servicios.cuenta.actualizarPerfil = () => Promise.reject(new Error('sin servicio'));
      },
    });
    const nombre = await screen.findByLabelText(/Nombre para mostrar/);
    await user.clear(nombre);
    await user.type(nombre, 'Ana María');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Error al actualizar perfil')).toBeVisible();
    expect(nombre).toHaveValue('Ana María');
  });

  it('si el perfil cambió en otra pestaña, se ven las dos versiones y no se pierde ninguna sin preguntar', async () => {
    const enviados: unknown[] = [];
    const guardado = { displayName: 'Ana en otra pestaña', photoURL: null, version: 2, otro: 'dato' };
    const { user } = abrirEnMemoria('/configuracion', {
      ajustar: (servicios) => {
        const usuario = {
          id: 7,
          email: 'ana@ejemplo.example',
          rol: 'ADMINISTRADOR',
          photoURL: null,
        } as const;
        servicios.cuenta.actualizarPerfil = async (cambios) => {
          enviados.push(cambios);
          if (enviados.length === 1) throw errorVersionObsoleta(guardado);
          return { ...usuario, displayName: 'Ana María', version: 3 };
        };
      },
    });
    const nombre = await screen.findByLabelText(/Nombre para mostrar/);
    await user.clear(nombre);
    await user.type(nombre, 'Ana María');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Su perfil cambió en otro lugar' }));
    expect(dialogo.getByText('Ana en otra pestaña')).toBeVisible();
    expect(dialogo.getByText('Ana María')).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Guardar lo elegido' }));
    expect(await screen.findByText('Se guardó su perfil')).toBeVisible();
    expect(enviados.at(-1)).toMatchObject({ displayName: 'Ana María', version: 2 });
    expect(nombre).toHaveValue('Ana María');
  });

  it('la contraseña actual equivocada se dice en su campo', async () => {
    const { user } = abrirEnMemoria('/configuracion?pestana=contrasena');
    await user.type(await screen.findByLabelText('Contraseña actual'), 'no es esta');
    await user.type(screen.getByLabelText('Contraseña nueva'), 'una clave nueva y larga');
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    expect((await screen.findAllByText(/La contraseña actual no es correcta/)).length).toBeGreaterThan(0);
  });

  it('si al cambiar la contraseña la respuesta no llega, dice que puede que ya sea la nueva', async () => {
    const { user } = abrirEnMemoria('/configuracion?pestana=contrasena', {
      ajustar: (servicios) => {
        servicios.cuenta.cambiarContrasena = () => Promise.reject(errorSinRespuesta('red'));
      },
    });
    await user.type(await screen.findByLabelText('Contraseña actual'), 'la de siempre');
    await user.type(screen.getByLabelText('Contraseña nueva'), 'una clave nueva y larga');
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(await screen.findByText('No sabemos si quedó registrado')).toBeVisible();
    expect(screen.getByText(/entre con la contraseña nueva/)).toBeVisible();
  });
});
