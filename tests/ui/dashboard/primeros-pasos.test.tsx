import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CONFIGURACION_INICIAL } from '@/domain/configuracion/configuracion';
import { esquemaDonaciones } from '@/domain/configuracion/cuenta-publica';
import type { NivelDeSalud } from '@/domain/sistema/estado-del-sistema';
import { PASOS } from '@/ui/panel/dashboard/asistente/pasos-del-asistente';
import { pasosIniciales, seEmpieza } from '@/ui/panel/dashboard/pasos-iniciales';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';

describe('primeros pasos', () => {
  it('cada uno está listo por lo que hay, no por lo que se pulsó', () => {
    const listos = (...de: Parameters<typeof pasosIniciales>) =>
      pasosIniciales(...de).map(({ hecho }) => hecho);
    const nada = { participantes: 0, mensualidades: 0 };
    expect(listos(CONFIGURACION_INICIAL, 0, nada, null)).toEqual(Array(6).fill(false));
    const escrita = { ...CONFIGURACION_INICIAL, nombre: 'Casa', valor_mensualidad: 0, cuentas: [] };
    expect(listos(escrita, 1, nada, null)).toEqual([true, true, true, false, false, false]);
    const todo = { participantes: 1, mensualidades: 1 };
    expect(listos({ ...escrita, cuentas: [] }, 1, todo, null)).toEqual([true, true, true, false, true, true]);
    // A family also pays into the only way to donate that is published.
    const soloBilletera = esquemaDonaciones.parse({ billetera: 'Nequi', llave: '300 111 2233' });
    const conBilletera = { ...CONFIGURACION_INICIAL, donaciones: soloBilletera };
    expect(listos(conBilletera, 0, nada, null)[3]).toBe(true);
    const { hecho } = PASOS.find(({ id }) => id === 'cuentas') ?? {};
    expect(hecho?.({ configuracion: conBilletera } as never)).toBe(true);
    expect(hecho?.({ configuracion: escrita } as never)).toBe(false);
    expect([seEmpieza(nada), seEmpieza({ ...todo, mensualidades: 0 }), seEmpieza(todo)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('la copia está lista solo si la hay y está al día, y dice cómo está', () => {
    const copia = (nivel: NivelDeSalud, resumen: string) =>
      pasosIniciales(
        CONFIGURACION_INICIAL,
        0,
        { participantes: 0, mensualidades: 0 },
        {
          revisado_en: '2026-11-24T12:00:00Z',
          ensayo: 'IMPOSIBLE',
          partes: [{ parte: 'RESPALDO', nivel, resumen, detalles: [], accion: null }],
        },
      ).at(-1);
    expect(copia('BIEN', 'Hecha hace 3 h')).toMatchObject({ hecho: true, detalle: 'Hecha hace 3 h' });
    expect(copia('ATENCION', 'Hecha hace 3 h, pero sin cifrar')).toMatchObject({ hecho: false });
    expect(copia('MAL', 'No se ha hecho ninguna copia')).toMatchObject({ hecho: false });
  });

  it('quien administra un panel vacío ve por dónde empezar, y lo puede ocultar', async () => {
    const { user } = abrirEnMemoria('/dashboard');
    const pasos = within(await screen.findByRole('region', { name: 'Primeros pasos' }));
    const enlaces = pasos.getAllByRole('link').map((enlace) => enlace.textContent);
    expect(enlaces).toEqual([
      'Hacerlo paso a paso',
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
