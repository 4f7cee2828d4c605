import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CONFIGURACION_INICIAL } from '@/domain/configuracion/configuracion';
import { pasosIniciales, seEmpieza } from '@/ui/panel/dashboard/pasos-iniciales';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';

describe('primeros pasos', () => {
  it('cada uno está listo por lo que hay, no por lo que se pulsó', () => {
    const listos = (...de: Parameters<typeof pasosIniciales>) =>
      pasosIniciales(...de).map(({ hecho }) => hecho);
    const nada = { participantes: 0, mensualidades: 0 };
    expect(listos(CONFIGURACION_INICIAL, 0, nada)).toEqual(Array(6).fill(false));
    const escrita = { ...CONFIGURACION_INICIAL, nombre: 'Casa', valor_mensualidad: 0, cuentas: [] };
    expect(listos(escrita, 1, nada)).toEqual([true, true, true, false, false, false]);
    const todo = { participantes: 1, mensualidades: 1 };
    expect(listos({ ...escrita, cuentas: [] }, 1, todo)).toEqual([true, true, true, false, true, true]);
    expect([seEmpieza(nada), seEmpieza({ ...todo, mensualidades: 0 }), seEmpieza(todo)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('quien administra un panel vacío ve por dónde empezar, y lo puede ocultar', async () => {
    const { user } = abrirEnMemoria('/dashboard');
    const pasos = within(await screen.findByRole('region', { name: 'Primeros pasos' }));
    const enlaces = pasos.getAllByRole('link').map((enlace) => enlace.textContent);
    expect(enlaces).toEqual([
      'Decir quién es la fundaciónFalta',
      'Crear las sedes, con sus cuposFalta',
      'Fijar la cuota y el día de pagoFalta',
      'Publicar las cuentas donde se pagaFalta',
      'Importar o registrar los participantesFalta',
      'Generar el primer mesFalta',
    ]);
    await user.click(pasos.getByRole('button', { name: 'Ocultar primeros pasos' }));
    expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull();
  });
});
