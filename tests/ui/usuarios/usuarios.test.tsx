import { screen, waitFor, within } from '@testing-library/react';
import { filas } from '@tests/ui/participantes/apoyo';
import { describe, expect, it, vi } from 'vitest';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { elegir, equipo } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/usuarios/formulario/formulario-usuario';

describe('/usuarios', () => {
  it('muestra quién entra, con qué rol y cuándo fue su último acceso', async () => {
    abrirEnMemoria('/usuarios', { sembrar: equipo() });
    await waitFor(() => expect(filas()).toHaveLength(3));
    const ana = screen.getByRole('row', { name: /ana@/ });
    expect(within(ana).getByText('Administrador')).toBeVisible();
    expect(within(ana).getByText('Su cuenta')).toBeVisible();
    expect(within(ana).getByText('Aún no ha ingresado')).toBeVisible();
  });

  it('filtra por rol y por texto, en la dirección', async () => {
    const { user, router } = abrirEnMemoria('/usuarios?rol=ADMINISTRADOR', { sembrar: equipo() });
    await waitFor(() => expect(filas()).toEqual(['ana@fundacion.example', 'maria@fundacion.example']));
    await user.type(screen.getByRole('searchbox'), 'MARIA');
    await waitFor(() => expect(filas()).toEqual(['maria@fundacion.example']));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ rol: 'ADMINISTRADOR', buscar: 'MARIA' }),
    );
  });

  it('CONSULTA ve el mensaje del 403 y ninguna cuenta', async () => {
    abrirEnMemoria('/usuarios', { sembrar: equipo(), rol: 'CONSULTA' });
    expect(await screen.findByText('No tienes permisos para realizar esta acción (Error 403)')).toBeVisible();
    expect(screen.queryByText('maria@fundacion.example')).toBeNull();
  });

  it('el correo de otra cuenta queda junto a su campo', async () => {
    const { user } = abrirEnMemoria('/usuarios?nuevo=true', { sembrar: equipo() });
    await user.type(await screen.findByLabelText('Correo electrónico'), 'Carla@fundacion.example');
    await user.selectOptions(screen.getAllByLabelText('Rol').at(-1) as HTMLElement, 'Consulta');
    await user.click(screen.getByRole('button', { name: 'Sugerir contraseña' }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(
        /Ya existe un usuario con este correo/,
      ),
    );
  });

  it('crea con una contraseña sugerida que se puede ver y copiar', async () => {
    const copiar = vi.fn(async () => undefined);
    const { user, memoria } = abrirEnMemoria('/usuarios?nuevo=true', {
      sembrar: equipo(),
      ajustar: (servicios) => {
        servicios.portapapeles.copiar = copiar;
      },
    });
    await user.type(await screen.findByLabelText('Correo electrónico'), 'Nueva@fundacion.example');
    await user.selectOptions(screen.getAllByLabelText('Rol').at(-1) as HTMLElement, 'Consulta');
    await user.click(screen.getByRole('button', { name: 'Sugerir contraseña' }));
    const campo = screen.getByLabelText<HTMLInputElement>('Contraseña');
    expect(campo.value).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(campo.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(campo.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    expect(copiar).toHaveBeenCalledWith(campo.value);
    expect(screen.getByText(/^Cópiela antes de crear el usuario/)).toBeVisible();
    const elegida = campo.value;
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('nueva@fundacion.example: usuario creado')).toBeVisible();
    const creada = memoria.usuarios.todas().at(-1);
    expect(creada).toMatchObject({ email: 'nueva@fundacion.example', rol: 'CONSULTA', estado: 'ACTIVO' });
    expect(memoria.contrasenas.get(String(creada?.id))).toBe(elegida);
  });

  it('reintenta con la misma clave tras un silencio del servicio: no crea dos cuentas', async () => {
    const claves: (string | undefined)[] = [];
    const { user } = abrirEnMemoria('/usuarios?nuevo=true', {
      sembrar: equipo(),
      ajustar: ({ usuarios }) => {
        const crear = usuarios.crear;
        usuarios.crear = (datos, opciones) => {
          claves.push(opciones?.clave);
          return claves.length === 1 ? Promise.reject(errorSinRespuesta('timeout')) : crear(datos, opciones);
        };
      },
    });
    await user.type(await screen.findByLabelText('Correo electrónico'), 'nueva@fundacion.example');
    await user.selectOptions(screen.getAllByLabelText('Rol').at(-1) as HTMLElement, 'Consulta');
    await user.click(screen.getByRole('button', { name: 'Sugerir contraseña' }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await user.click(await screen.findByRole('button', { name: 'Comprobar ahora' }));
    await screen.findByText('nueva@fundacion.example: usuario creado');
    expect(claves[0]).toBeTruthy();
    expect(claves[1]).toBe(claves[0]);
  });

  it('exige correo, contraseña y rol, y rechaza una contraseña corta', async () => {
    const { user } = abrirEnMemoria('/usuarios?nuevo=true', { sembrar: equipo() });
    await user.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Email, contraseña y rol son campos obligatorios')).toBeVisible();
    await user.type(screen.getByLabelText('Contraseña'), 'corta');
    expect(await screen.findByText('La contraseña debe tener al menos 8 caracteres')).toBeVisible();
  });

  it('cambia el rol después de decir qué significa', async () => {
    const vista = abrirEnMemoria('/usuarios', { sembrar: equipo() });
    await elegir(vista, 'carla@fundacion.example', 'Cambiar a Administrador');
    const dialogo = await screen.findByRole('alertdialog');
    expect(within(dialogo).getByText(/podrá crear, cambiar y eliminar/)).toBeVisible();
    expect(within(dialogo).getByText(/Saldrá de donde tenga la sesión abierta/)).toBeVisible();
    await vista.user.click(within(dialogo).getByRole('button', { name: 'Cambiar rol' }));
    expect(await screen.findByText('carla@fundacion.example ahora tiene el rol Administrador')).toBeVisible();
    expect(vista.memoria.usuarios.obtener(2)?.rol).toBe('ADMINISTRADOR');
  });

  it('cambia un correo con la contraseña de quien lo cambia, y dice junto a cada campo qué falta', async () => {
    const vista = abrirEnMemoria('/usuarios', { sembrar: equipo() });
    vista.memoria.contrasenas.set('1', 'la de ana');
    await elegir(vista, 'carla@fundacion.example', 'Cambiar correo');
    const dialogo = within(await screen.findByRole('dialog', { name: 'Cambiar correo' }));
    expect(dialogo.getByText(/carla@fundacion.example dejará de servir para entrar/)).toBeVisible();
    const correo = dialogo.getByLabelText('Correo nuevo');
    await vista.user.clear(correo);
    await vista.user.type(correo, 'carla.nueva@fundacion.example');
    const guardar = () => vista.user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    await guardar();
    expect(await dialogo.findByText('Este campo es obligatorio')).toBeVisible();
    await vista.user.type(dialogo.getByLabelText('Su contraseña'), 'otra');
    await guardar();
    expect(await dialogo.findByText('La contraseña no es correcta')).toBeVisible();
    expect(vista.memoria.usuarios.obtener(2)?.email).toBe('carla@fundacion.example');
    await vista.user.clear(dialogo.getByLabelText('Su contraseña'));
    await vista.user.type(dialogo.getByLabelText('Su contraseña'), 'la de ana');
    await guardar();
    expect(await screen.findByText('Correo cambiado: carla.nueva@fundacion.example')).toBeVisible();
    expect(vista.memoria.usuarios.obtener(2)?.email).toBe('carla.nueva@fundacion.example');
  });

  it('el correo propio avisa que habrá que entrar de nuevo', async () => {
    const vista = abrirEnMemoria('/usuarios', { sembrar: equipo() });
    await elegir(vista, 'ana@fundacion.example', 'Cambiar correo');
    expect(await screen.findByText(/Sus sesiones se cierran: entre de nuevo/)).toBeVisible();
  });

  it.each([
    ['elegida', null, 'Elegida por la persona'],
    ['provisional', '2026-11-22T15:00:00Z', 'Provisional hasta el dom 22 nov 2026, 10:00'],
    ['vencida', '2026-11-20T15:00:00Z', /^Provisional, vencida el vie 20 nov 2026, 10:00/],
  ])('la ficha dice de quién es la contraseña: %s', async (_caso, provisional_hasta, texto) => {
    abrirEnMemoria('/usuarios?detalle=2', {
      sembrar: (memoria) => {
        equipo()(memoria);
        memoria.usuarios.cambiar(2, { provisional_hasta });
      },
    });
    expect(await screen.findByText(texto)).toBeVisible();
  });

  it('su historial cuenta los cambios, también el de la contraseña; no cada vez que entró', async () => {
    abrirEnMemoria('/usuarios?detalle=2', {
      sembrar: (memoria) => {
        equipo()(memoria);
        const carla = { id: 2 };
        memoria.anotar('usuario', 2, {
          accion: 'ACTUALIZAR',
          antes: carla,
          despues: { ...carla, contrasena: 'Cambiada' },
        });
        for (let i = 0; i < 9; i++)
          memoria.anotar('usuario', 2, { accion: 'INGRESAR', antes: null, despues: carla });
        memoria.anotar('usuario', 2, { accion: 'SALIR', antes: null, despues: carla });
      },
    });
    const historial = within(await screen.findByRole('dialog', { name: 'carla@fundacion.example' }));
    expect(await historial.findByText(/^Contraseña:/)).toHaveTextContent('Contraseña: la anterior → otra');
    expect(historial.queryByText(/ingresar|salir/i)).toBeNull();
    expect(historial.queryByRole('button', { name: /^Ver los/ })).toBeNull();
  });

  it('desde la ficha se hace lo mismo que desde la fila; lo que cambia se ve en ella', async () => {
    const { user } = abrirEnMemoria('/usuarios?detalle=2', { sembrar: equipo() });
    const ficha = within(await screen.findByRole('dialog', { name: 'carla@fundacion.example' }));
    await user.click(ficha.getByRole('button', { name: 'Más acciones' }));
    expect(screen.queryByRole('menuitem', { name: 'Ver' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Desactivar' }));
    const pregunta = within(await screen.findByRole('alertdialog'));
    await user.click(pregunta.getByRole('button', { name: 'Desactivar' }));
    expect(await ficha.findByText('Inactivo', { selector: '.kit-status' })).toBeVisible();
  });

  it('la cuenta que se elimina desde su ficha se la lleva', async () => {
    const { user } = abrirEnMemoria('/usuarios?detalle=2', { sembrar: equipo() });
    const ficha = within(await screen.findByRole('dialog', { name: 'carla@fundacion.example' }));
    await user.click(ficha.getByRole('button', { name: 'Más acciones' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    const pregunta = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(pregunta.getByRole('textbox')).toHaveFocus());
    await user.keyboard('carla@fundacion.example{Enter}');
    await waitFor(() => expect(filas()).toEqual(['ana@fundacion.example', 'maria@fundacion.example']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('el menú dice por qué no: la cuenta propia y una inactiva', async () => {
    const vista = abrirEnMemoria('/usuarios', {
      sembrar: (memoria) => {
        equipo()(memoria);
        memoria.usuarios.cambiar(2, { estado: 'INACTIVO' });
      },
    });
    await vista.user.click(await screen.findByRole('button', { name: 'Acciones de ana@fundacion.example' }));
    expect(screen.getByRole('menuitem', { name: /^Nueva contraseña provisional/ })).toHaveTextContent(
      'Cambie su propia contraseña en Configuración',
    );
    await vista.user.keyboard('{Escape}');
    await vista.user.click(screen.getByRole('button', { name: 'Acciones de carla@fundacion.example' }));
    for (const nombre of [/^Nueva contraseña provisional/, /^Enviar restablecimiento/])
      expect(screen.getByRole('menuitem', { name: nombre })).toHaveTextContent(
        'La cuenta está inactiva: actívela primero',
      );
  });

  it('nadie baja, desactiva ni elimina su propia cuenta: el menú dice por qué', async () => {
    const { user } = abrirEnMemoria('/usuarios', { sembrar: equipo() });
    await user.click(await screen.findByRole('button', { name: 'Acciones de ana@fundacion.example' }));
    const lineas = Object.fromEntries(
      screen.getAllByRole('menuitem').map((m) => [m.firstChild?.textContent ?? '', m]),
    );
    const textos = screen.getAllByRole('menuitem').map((m) => m.textContent);
    expect(textos).toContain('Cambiar a ConsultaNo puede quitarse el rol ni desactivar su propia cuenta');
    expect(textos).toContain('DesactivarNo puede quitarse el rol ni desactivar su propia cuenta');
    expect(textos).toContain('EliminarNo puede eliminar su propia cuenta');
    expect(Object.values(lineas).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('menuitem', { name: /^Desactivar/ }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('desactiva y activa', async () => {
    const vista = abrirEnMemoria('/usuarios', { sembrar: equipo() });
    await elegir(vista, 'maria@fundacion.example', 'Desactivar');
    await vista.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Desactivar' }),
    );
    expect(await screen.findByText('maria@fundacion.example: cuenta desactivada')).toBeVisible();
    expect(vista.memoria.usuarios.obtener(3)?.estado).toBe('INACTIVO');
    await waitFor(() =>
      expect(within(screen.getByRole('row', { name: /maria@/ })).getByText('Inactivo')).toBeVisible(),
    );
    await elegir(vista, 'maria@fundacion.example', 'Activar');
    await vista.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Activar' }),
    );
    await waitFor(() => expect(vista.memoria.usuarios.obtener(3)?.estado).toBe('ACTIVO'));
  });

  it('elimina escribiendo el correo', async () => {
    const vista = abrirEnMemoria('/usuarios', { sembrar: equipo() });
    await elegir(vista, 'carla@fundacion.example', 'Eliminar');
    const dialogo = await screen.findByRole('alertdialog', { name: 'Eliminar usuario' });
    await vista.user.click(within(dialogo).getByRole('button', { name: 'Eliminar' }));
    expect(vista.memoria.usuarios.obtener(2)).not.toBeNull();
    await vista.user.type(within(dialogo).getByRole('textbox'), 'carla@fundacion.example');
    await vista.user.click(within(dialogo).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('carla@fundacion.example: usuario eliminado')).toBeVisible();
    await waitFor(() => expect(filas()).toHaveLength(2));
  });

  it('si entretanto la cuenta quedó como única que administra, dice por qué no se elimina y no pide el correo', async () => {
    const vista = abrirEnMemoria('/usuarios', { sembrar: equipo() });
    await screen.findByRole('row', { name: /maria@/ });
    vista.memoria.usuarios.cambiar(1, { rol: 'CONSULTA' });
    await elegir(vista, 'maria@fundacion.example', 'Eliminar');
    const dialogo = within(await screen.findByRole('alertdialog', { name: 'Eliminar usuario' }));
    expect(dialogo.getByText('Debe quedar al menos un administrador activo')).toBeVisible();
    expect(dialogo.queryByRole('textbox')).toBeNull();
  });

  it('si el servicio se niega, lo dice en el diálogo y la cuenta sigue', async () => {
    const vista = abrirEnMemoria('/usuarios', { sembrar: equipo() });
    await elegir(vista, 'maria@fundacion.example', 'Cambiar a Consulta');
    const dialogo = await screen.findByRole('alertdialog');
    // Meanwhile somebody else left Ana's own account as the only one that administers.
    vista.memoria.usuarios.cambiar(1, { rol: 'CONSULTA' });
    await vista.user.click(within(dialogo).getByRole('button', { name: 'Cambiar rol' }));
    expect(await within(dialogo).findByText('Error al actualizar usuario')).toBeVisible();
    expect(within(dialogo).getByText('Debe quedar al menos un administrador activo')).toBeVisible();
    expect(vista.memoria.usuarios.obtener(3)?.rol).toBe('ADMINISTRADOR');
  });
});
