import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inMemoryVigiaDelSistema } from '@/infrastructure/memory/sistema/in-memory-vigia-del-sistema';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { elegir, equipo } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/usuarios/formulario/formulario-usuario';

describe('/usuarios: restablecer la contraseña', () => {
  it('sin servidor de correo, restablecer dice que no se envió nada y ofrece otra contraseña', async () => {
    const vista = abrirEnMemoria('/usuarios', { sembrar: equipo() });
    vista.acceso.restablecerContrasena = async () => ({ enviaCorreo: false });
    await elegir(vista, 'carla@fundacion.example', 'Enviar restablecimiento');
    const dialogo = within(await screen.findByRole('alertdialog', { name: '¿Enviar restablecimiento?' }));
    await vista.user.click(dialogo.getByRole('button', { name: 'Enviar' }));
    const resultado = within(await screen.findByRole('dialog', { name: 'No se envió ningún correo' }));
    expect(resultado.getByRole('status')).toHaveTextContent('Este servicio no tiene servidor de correo');
    expect(screen.queryByText(/recibirá instrucciones/)).toBeNull();
    await vista.user.click(resultado.getByRole('button', { name: 'Nueva contraseña provisional' }));
    expect(await screen.findByRole('dialog', { name: 'Nueva contraseña provisional' })).toBeVisible();
  });

  it('donde se sabe que no hay servidor de correo, se dice antes de enviar', async () => {
    vi.spyOn(inMemoryVigiaDelSistema, 'mirar').mockResolvedValue({
      revisado_en: '2026-11-21T15:00:00Z',
      ensayo: 'LISTO',
      partes: [{ parte: 'CORREO', nivel: 'ATENCION', resumen: '', detalles: [], accion: null }],
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const vista = abrirEnMemoria('/usuarios', { sembrar: equipo() });
    await elegir(vista, 'carla@fundacion.example', 'Enviar restablecimiento');
    const dialogo = await screen.findByRole('alertdialog', { name: '¿Enviar restablecimiento?' });
    await waitFor(() =>
      expect(dialogo).toHaveTextContent(/No hay servidor de correo: el enlace no le llega a carla@/),
    );
    expect(dialogo).not.toHaveTextContent(/se envía/);
  });

  it('con servidor de correo dice a quién va el enlace', async () => {
    const vista = abrirEnMemoria('/usuarios', { sembrar: equipo() });
    await elegir(vista, 'carla@fundacion.example', 'Enviar restablecimiento');
    const dialogo = within(await screen.findByRole('alertdialog', { name: '¿Enviar restablecimiento?' }));
    await vista.user.click(dialogo.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText(/^El enlace va en camino a carla@fundacion.example/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('otra contraseña provisional se muestra una sola vez, y con ella la persona elige la suya', async () => {
    const copiar = vi.fn(async () => undefined);
    const vista = abrirEnMemoria('/usuarios', {
      sembrar: equipo(),
      ajustar: (servicios) => {
        servicios.portapapeles.copiar = copiar;
      },
    });
    vista.memoria.contrasenas.set('1', 'la de ana');
    await elegir(vista, 'carla@fundacion.example', 'Nueva contraseña provisional');
    const dialogo = within(await screen.findByRole('dialog', { name: 'Nueva contraseña provisional' }));
    expect(dialogo.getByText(/carla@fundacion.example dejará de entrar con la que tiene/)).toBeVisible();
    const crear = () => vista.user.click(dialogo.getByRole('button', { name: 'Crear contraseña' }));
    await crear();
    expect(await dialogo.findByText('Este campo es obligatorio')).toBeVisible();
    await vista.user.type(dialogo.getByLabelText('Su contraseña'), 'otra');
    await crear();
    await waitFor(() =>
      expect(dialogo.getByLabelText('Su contraseña')).toHaveAccessibleDescription(
        /La contraseña no es correcta/,
      ),
    );
    await vista.user.clear(dialogo.getByLabelText('Su contraseña'));
    await vista.user.type(dialogo.getByLabelText('Su contraseña'), 'la de ana');
    await crear();
    const hecha = within(await screen.findByRole('dialog', { name: 'Entregue esta contraseña' }));
    const clave = hecha.getByRole('status').textContent ?? '';
    expect(clave).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(vista.memoria.contrasenas.get('2')).toBe(clave);
    await vista.user.click(hecha.getByRole('button', { name: 'Copiar' }));
    expect(copiar).toHaveBeenCalledWith(clave);
    // A slip of the hand must not lose it.
    await vista.user.keyboard('{Escape}');
    await vista.user.click(hecha.getByRole('button', { name: 'Ya la entregué' }));
    expect(screen.queryByText(clave)).toBeNull();
  });

  it('de un servicio que no dice si envía correos, no promete el envío', async () => {
    const vista = abrirEnMemoria('/usuarios', { sembrar: equipo() });
    const restablecer = vi.fn(async () => ({ enviaCorreo: null }));
    vista.acceso.restablecerContrasena = restablecer;
    await elegir(vista, 'carla@fundacion.example', 'Enviar restablecimiento');
    await vista.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Enviar' }),
    );
    expect(
      await screen.findByText(/^Si el servicio puede enviar correos, carla@fundacion.example recibirá/),
    ).toBeVisible();
    expect(restablecer).toHaveBeenCalledWith({ email: 'carla@fundacion.example' });
  });
});
