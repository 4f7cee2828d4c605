import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CONFIGURACION_INICIAL } from '@/domain/configuracion/configuracion';
import { PASOS, primeroQueFalta } from '@/ui/panel/dashboard/asistente/pasos-del-asistente';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';

describe('el primer día, paso a paso', () => {
  it('se retoma en el primero que falta, por lo que hay guardado', () => {
    const nada = { configuracion: CONFIGURACION_INICIAL, sedes: 0, sistema: null };
    expect(primeroQueFalta(nada)).toBe('identidad');
    const conNombre = { ...nada, configuracion: { ...CONFIGURACION_INICIAL, nombre: 'Casa' } };
    expect(primeroQueFalta(conNombre)).toBe('sedes');
    expect(primeroQueFalta({ ...conNombre, sedes: 1 })).toBe('cobro');
  });

  it('cada paso dice por qué se pide, se puede dejar para después y guarda con el formulario de siempre', async () => {
    const { user } = abrirEnMemoria('/dashboard?paso=seguir');
    expect(await screen.findByRole('heading', { level: 2, name: 'Quién es la fundación' })).toBeVisible();
    expect(screen.getByText(PASOS[0].porque)).toBeVisible();
    // Nothing is saved by itself, and it does not say so.
    expect(screen.getByText(/Cada paso tiene su botón Guardar/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Hacerlo después' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Las casas' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Hacerlo después' }));

    await user.type(await screen.findByLabelText(/^Valor/), '850.000');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    // Saved, it stays where it is, and going on is what comes next.
    await user.click(await screen.findByRole('link', { name: 'Continuar' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Las cuentas donde se paga' })).toBeVisible();
    // What was left for later does not pass for done.
    const linea = within(screen.getByRole('navigation', { name: 'Pasos' }));
    expect(linea.getAllByRole('listitem').map(({ textContent }) => textContent?.split(', ').at(-1))).toEqual([
      ...['pendiente', 'pendiente', 'completado', 'actual', 'pendiente'],
    ]);
    await user.click(screen.getByRole('link', { name: 'Hacerlo después' }));
    expect(await screen.findByRole('button', { name: 'Enviarme un mensaje de prueba' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Hacerlo después' }));
    expect(await screen.findByText(/Quedó para después: fundación, sedes, cuentas, correo/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ir al tablero' }));
    const pasos = within(await screen.findByRole('region', { name: 'Primeros pasos' }));
    expect(pasos.getByRole('link', { name: /Fijar la cuota.*Listo/ })).toBeVisible();
  });
});
