import { screen, within } from '@testing-library/react';
import { conPaciencia } from '@tests/apoyo/con-paciencia';
import { abrirEnMemoria } from '@tests/ui/apoyo/abrir-en-memoria';
import { setWindowWidth } from '@tests/ui/shared/window-width';
import { describe, expect, it, vi } from 'vitest';
import type { SesionAbierta } from '@/domain/sesion/sesion-abierta';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';

const sesion = (cambios: Partial<SesionAbierta>): SesionAbierta => ({
  id: 1,
  dispositivo: 'Chrome en Windows',
  direccion: '10.0.0.5',
  creada_en: '2026-11-21T13:00:00.000Z',
  ultimo_uso: '2026-11-21T14:59:30.000Z',
  actual: true,
  ...cambios,
});
const OTRA = sesion({
  id: 2,
  dispositivo: 'Chrome en un teléfono Android',
  direccion: '198.51.100.7',
  ultimo_uso: '2026-11-21T14:40:00.000Z',
  actual: false,
});
const NO_ES = 'La contraseña no es correcta';

const abrirSesiones = (abiertas: SesionAbierta[] | null = [sesion({}), OTRA]) => {
  let quedan = abiertas;
  const cerrar = vi.fn(async (entrada: unknown) => {
    const { password, id } = entrada as { password: string; id?: number };
    if (password !== 'mi clave') throw errorValidacion(NO_ES, { password: NO_ES });
    const antes = quedan?.length ?? 0;
    quedan = (quedan ?? []).filter((s) => s.actual || (id !== undefined && s.id !== id));
    return antes - quedan.length;
  });
  const abierta = abrirEnMemoria('/configuracion?pestana=sesiones', {
    rol: 'CONSULTA',
    ajustar: (servicios) => {
      servicios.misSesiones = { listar: async () => quedan, cerrar };
    },
  });
  return { ...abierta, cerrar };
};
const fila = async (nombre: string) =>
  within((await screen.findByText(nombre)).closest('tr, li') as HTMLElement);

describe('Sesiones abiertas', () => {
  it('dice en palabras dónde está abierta cada una, desde cuándo y su último uso, y cuál es esta', async () => {
    abrirSesiones();
    const otra = await fila('Chrome en un teléfono Android');
    expect(otra.getByText('desde 198.51.100.7')).toBeVisible();
    expect(otra.getByText('hace 20 min')).toBeVisible();
    expect(otra.getByRole('button', { name: 'Cerrar Chrome en un teléfono Android' })).toBeVisible();
    const esta = await fila('Chrome en Windows');
    expect(esta.getByText('Esta sesión')).toBeVisible();
    expect(esta.queryByRole('button')).toBeNull();
  });

  it('en un teléfono lo dice en una línea bajo su nombre', async () => {
    setWindowWidth(375);
    abrirSesiones([OTRA, sesion({ id: 3, dispositivo: 'Firefox en Linux', direccion: null })]);
    const otra = await fila('Chrome en un teléfono Android');
    expect(otra.getByText(/^desde/)).toHaveTextContent(/^desde 198\.51\.100\.7 · último uso hace 20 min$/);
    expect((await fila('Firefox en Linux')).getByText(/^último uso/)).toBeVisible();
  });

  it('cierra una con la contraseña; equivocada, se dice en su campo y nada se cierra', async () => {
    const { user, cerrar } = abrirSesiones();
    await user.click((await fila('Chrome en un teléfono Android')).getByRole('button'));
    const dialogo = within(await screen.findByRole('dialog', { name: '¿Cerrar esta sesión?' }));
    const campo = dialogo.getByLabelText('Su contraseña');
    expect(campo).toHaveAttribute('type', 'password');
    await user.type(campo, 'otra{Enter}');
    expect((await dialogo.findAllByText(NO_ES)).length).toBeGreaterThan(0);
    await user.clear(campo);
    await user.type(campo, 'mi clave{Enter}');
    expect(await screen.findByText('Se cerró 1 sesión')).toBeVisible();
    await conPaciencia(() => expect(screen.queryByText('Chrome en un teléfono Android')).toBeNull());
    expect(cerrar).toHaveBeenLastCalledWith({ password: 'mi clave', id: 2 });
    expect(screen.queryByRole('button', { name: 'Cerrar las demás' })).toBeNull();
  });

  it('cierra las demás de una vez', async () => {
    const { user, cerrar } = abrirSesiones([sesion({}), OTRA, { ...OTRA, id: 3 }]);
    await user.click(await screen.findByRole('button', { name: 'Cerrar las demás' }));
    const dialogo = within(await screen.findByRole('dialog', { name: '¿Cerrar las demás sesiones?' }));
    await user.type(dialogo.getByLabelText('Su contraseña'), 'mi clave');
    await user.click(dialogo.getByRole('button', { name: 'Cerrar las demás' }));
    expect(await screen.findByText('Se cerraron 2 sesiones')).toBeVisible();
    expect(cerrar).toHaveBeenCalledWith({ password: 'mi clave' });
  });

  it('un servicio que no las muestra lo dice', async () => {
    abrirSesiones(null);
    expect(await screen.findByText('Este servicio no muestra las sesiones abiertas')).toBeVisible();
  });
});

describe('Verificar integridad', () => {
  const abrirActividad = (informe: unknown) =>
    abrirEnMemoria('/configuracion?pestana=actividad', {
      ajustar: (servicios) => {
        servicios.verificador = { verificar: async () => informe as never };
      },
    });
  const verificar = async (informe: unknown) => {
    const { user } = abrirActividad(informe);
    await user.click(await screen.findByRole('button', { name: 'Verificar integridad' }));
  };

  it('entera: dice cuántas líneas y el sello', async () => {
    await verificar({ integra: true, renglones: 1_234, sello: 'abcd1234ef567890ffff', fallas: [] });
    expect(
      await screen.findByText('La historia está completa y sin cambios: 1.234 líneas revisadas.'),
    ).toBeVisible();
    expect(screen.getByText('abcd 1234 ef56 7890')).toBeVisible();
  });

  it('alterada: dice qué línea', async () => {
    const fallas = [
      { motivo: 'ALTERADO', id: 7, cadena: 1, numero: 5 },
      { motivo: 'FALTA', id: null, cadena: 2, numero: 3 },
    ];
    await verificar({ integra: false, renglones: 9, sello: 'a'.repeat(64), fallas });
    expect(await screen.findByText('La línea 7 no está como se escribió.')).toBeVisible();
    expect(screen.getByText('Falta una línea: la 3 de la cadena 2.')).toBeVisible();
  });

  it('un servicio que no la sella lo dice', async () => {
    await verificar(null);
    expect(await screen.findByText(/no sella la historia/)).toBeVisible();
  });
});
