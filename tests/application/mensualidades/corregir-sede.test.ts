import { permisosDe } from '@tests/application/dobles/permisos';
import { abono, mensualidad, movimiento } from '@tests/domain/ejemplos';
import { describe, expect, it, vi } from 'vitest';
import { corregirSedeDeDevolucion } from '@/application/mensualidades/corregir-sede-de-devolucion';
import { corregirSedeDePago } from '@/application/mensualidades/corregir-sede-de-pago';
import type { LibroDeAbonos } from '@/application/mensualidades/libro-de-abonos.port';
import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import type { Abono } from '@/domain/mensualidades/mensualidad';
import type { MovimientoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import type { Rol } from '@/domain/shared/rol';

/** September is closed, and what came before. */
const cierres = { ultimoCerrado: async () => '2026-09' };
const OPCIONES = { clave: 'k' };
const cerrado = (deQue: string) => ({
  codigo: 'CONFLICTO',
  campos: { sede_id: `Septiembre de 2026 está cerrado: la sede de lo que se ${deQue} en él no cambia` },
});

describe('la sede de un pago', () => {
  const pedir = (rol: Rol = 'ADMINISTRADOR') => {
    const cambiarSede = vi.fn<LibroDeAbonos['cambiarSede']>(async () => mensualidad());
    return {
      cambiarSede,
      corregir: corregirSedeDePago({ abonos: { cambiarSede }, cierres, permisos: permisosDe(rol) }),
    };
  };
  const revisar = async (suyo: Partial<Abono>) => {
    const { cambiarSede, corregir } = pedir();
    await corregir(9, 3, { sede_id: 2 });
    const revisarlo = cambiarSede.mock.calls[0]?.[3];
    if (!revisarlo) throw new Error('No se pidió nada');
    return revisarlo(mensualidad({ abonos: [abono({ id: 3, sede_id: 1, ...suyo })] }));
  };

  it('la corrige un administrador, de un abono y con una sede', async () => {
    const { cambiarSede, corregir } = pedir();
    await expect(pedir('CONSULTA').corregir(9, 3, { sede_id: 2 })).rejects.toMatchObject({
      codigo: 'PERMISO_DENEGADO',
    });
    await expect(corregir(' ', 3, { sede_id: 2 })).rejects.toThrow('ID de mensualidad requerido');
    await expect(corregir(9, ' ', { sede_id: 2 })).rejects.toThrow('ID de abono requerido');
    await expect(corregir(9, 3, {})).rejects.toMatchObject({ codigo: 'VALIDACION' });
    expect(cambiarSede).not.toHaveBeenCalled();
    await corregir(9, 3, { sede_id: 2 }, OPCIONES);
    expect(cambiarSede).toHaveBeenCalledWith(9, 3, 2, expect.any(Function), OPCIONES);
  });

  it('es de lo que vive, trajo dinero, es de otra sede y de un mes abierto', async () => {
    await expect(revisar({ fecha: '2026-10-01' })).resolves.toBeUndefined();
    await expect(revisar({ fecha: '2026-09-30' })).rejects.toMatchObject(cerrado('recibió'));
    await expect(revisar({ anulado_en: 'ayer' })).rejects.toThrow('Este abono ya está anulado');
    await expect(revisar({ medio: 'AJUSTE' })).rejects.toThrow('Este abono no trajo dinero');
    await expect(revisar({ sede_id: 2 })).rejects.toThrow('Este pago ya es de esa sede');
  });
});

describe('la sede de una devolución', () => {
  const pedir = (rol: Rol = 'ADMINISTRADOR') => {
    const cambiarSede = vi.fn<SaldosAFavor['cambiarSede']>();
    return {
      cambiarSede,
      corregir: corregirSedeDeDevolucion({
        saldosAFavor: { cambiarSede },
        cierres,
        permisos: permisosDe(rol),
      }),
    };
  };
  const revisar = async (suyo: Partial<MovimientoAFavor>) => {
    const { cambiarSede, corregir } = pedir();
    await corregir('acudiente-5', 3, { sede_id: 2 });
    const revisarlo = cambiarSede.mock.calls[0]?.[3];
    if (!revisarlo) throw new Error('No se pidió nada');
    return revisarlo(movimiento({ id: 3, tipo: 'DEVOLUCION', sede_id: 1, ...suyo }));
  };

  it('la corrige un administrador, de un pagador y con una sede', async () => {
    const { cambiarSede, corregir } = pedir();
    await expect(pedir('CONSULTA').corregir('acudiente-5', 3, { sede_id: 2 })).rejects.toMatchObject({
      codigo: 'PERMISO_DENEGADO',
    });
    await expect(corregir('luz', 3, { sede_id: 2 })).rejects.toThrow('No existe un pagador');
    await expect(corregir('acudiente-5', ' ', { sede_id: 2 })).rejects.toThrow('ID de devolución requerido');
    await expect(corregir('acudiente-5', 3, {})).rejects.toMatchObject({ codigo: 'VALIDACION' });
    expect(cambiarSede).not.toHaveBeenCalled();
    await corregir('acudiente-5', 3, { sede_id: 2 }, OPCIONES);
    expect(cambiarSede).toHaveBeenCalledWith('acudiente-5', 3, 2, expect.any(Function), OPCIONES);
  });

  it('es de otra sede y de un mes abierto', async () => {
    await expect(revisar({ fecha: '2026-10-01' })).resolves.toBeUndefined();
    await expect(revisar({ fecha: '2026-09-30' })).rejects.toMatchObject(cerrado('devolvió'));
    await expect(revisar({ sede_id: 2 })).rejects.toThrow('Esta devolución ya es de esa sede');
  });
});
