import { screen, waitFor, within } from '@testing-library/react';
import { unaEntrada, unRechazo } from '@tests/builders/entrada';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toaster } from '@/ui/shared/toast-store';
import { conEntrada, DECIDIR, rechazada } from './apoyo';

afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of toaster.list()) toaster.dismiss(id);
});

describe('al salir con algo por enviar', () => {
  const salir = async (user: { click: (e: Element) => Promise<void> }) => {
    await user.click(await screen.findByRole('button', { name: /^Cuenta de/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cerrar Sesión' }));
  };

  it('dice cuánto falta, y quedarse no sale', async () => {
    const { user, navegacion } = await conEntrada(unaEntrada({ estado: rechazada(unRechazo('CONFLICTO')) }));
    await screen.findByRole('button', { name: DECIDIR });
    await salir(user);
    const aviso = within(await screen.findByRole('alertdialog', { name: 'Falta 1 registro por enviar' }));
    expect(
      aviso.getByText(
        /^Si sale, queda guardado y cerrado en este equipo.* Nadie más lo ve ni lo puede enviar\.$/,
      ),
    ).toBeVisible();
    await user.click(aviso.getByRole('button', { name: 'Cancelar' }));
    expect(navegacion.idas).not.toHaveBeenCalled();
    await salir(user);
    const otra = within(await screen.findByRole('alertdialog', { name: 'Falta 1 registro por enviar' }));
    await user.click(otra.getByRole('button', { name: 'Salir y dejarlo guardado' }));
    await waitFor(() => expect(navegacion.idas).toHaveBeenCalledWith('/'));
  });

  it('de lo que espera una decisión dice dónde se toma, y no ofrece enviarlo', async () => {
    const { user } = await conEntrada(unaEntrada({ estado: rechazada(unRechazo('CONFLICTO')) }));
    await screen.findByRole('button', { name: DECIDIR });
    await salir(user);
    const aviso = within(await screen.findByRole('alertdialog', { name: 'Falta 1 registro por enviar' }));
    expect(aviso.getByText('1 necesita su decisión: se toma en «Por enviar», arriba.')).toBeVisible();
    expect(aviso.queryByRole('button', { name: 'Enviar antes' })).toBeNull();
  });

  it('si se intenta y no se recibe, lo dice', async () => {
    const { user, equipo } = await conEntrada(unaEntrada(), '/participantes', [], { cortado: true });
    await screen.findByRole('button', { name: 'Por enviar (1)' });
    await salir(user);
    const aviso = within(await screen.findByRole('alertdialog', { name: 'Falta 1 registro por enviar' }));
    await user.click(aviso.getByRole('button', { name: 'Enviar antes' }));
    expect(
      await aviso.findByText('Se intentó y todavía no se recibe. Todo sigue guardado aquí.'),
    ).toBeVisible();
    expect(equipo.mundo.enviadas).toEqual([]);
  });

  it('los deja guardados para su dueño', async () => {
    const { user, equipo } = await conEntrada(unaEntrada({ estado: rechazada(unRechazo('CONFLICTO')) }));
    await screen.findByRole('button', { name: DECIDIR });
    await salir(user);
    await user.click(await screen.findByRole('button', { name: 'Salir y dejarlo guardado' }));
    equipo.cofre.cerrar();
    expect(await equipo.cofre.cuantos('cola')).toBe(1);
    equipo.cofre.abrir('2');
    expect(await equipo.cofre.cuantos('cola')).toBe(0);
  });

  it('sin nada por enviar sale sin preguntar y no deja lo que ya terminó', async () => {
    const { user, equipo, navegacion } = await conEntrada(
      unaEntrada({ estado: { tipo: 'descartada', en: 1, enDuda: null } }),
    );
    await screen.findByRole('button', { name: 'Lo que se envió desde este equipo' });
    await salir(user);
    await waitFor(() => expect(navegacion.idas).toHaveBeenCalledWith('/'));
    expect(await equipo.cofre.nombres('')).toEqual([]);
  });
});
