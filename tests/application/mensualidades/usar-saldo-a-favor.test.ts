import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { SIN_CIERRES } from '@tests/builders/sin-cierres';
import { HOY, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it, vi } from 'vitest';
import { usarSaldoAFavor } from '@/application/mensualidades/usar-saldo-a-favor';
import type { Rol } from '@/domain/shared/rol';

const SALDO = {
  pagador: { clave: 'acudiente-5', nombre: 'Luz', documento: null },
  saldo: 0,
  movimientos: [],
};
const DEVOLUCION = { fecha: HOY, valor: 5, medio: 'EFECTIVO', motivo: 'Egresó' };

const casos = (rol: Rol = 'ADMINISTRADOR') => {
  const saldosAFavor = { aplicar: vi.fn(async () => mensualidad()), devolver: vi.fn(async () => SALDO) };
  const permisos = permisosDe(rol);
  return {
    ...saldosAFavor,
    usar: usarSaldoAFavor({ saldosAFavor, cierres: SIN_CIERRES, permisos, reloj: relojEn() }),
  };
};

describe('usar el saldo a favor', () => {
  it('pide lo que se leyó, con su clave', async () => {
    const { usar, aplicar, devolver } = casos();
    await usar.aplicar(9, { valor: '$ 5.000' }, { clave: 'k' });
    expect(aplicar).toHaveBeenCalledWith(9, { valor: 5_000 }, expect.any(Function), { clave: 'k' });
    await usar.devolver('acudiente-5', DEVOLUCION, { clave: 'k' });
    expect(devolver).toHaveBeenCalledWith('acudiente-5', DEVOLUCION, expect.any(Function), { clave: 'k' });
  });

  it('es de administradores', async () => {
    const { usar, aplicar, devolver } = casos('CONSULTA');
    await expect(usar.aplicar(9, { valor: 5 })).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
    await expect(usar.devolver('acudiente-5', DEVOLUCION)).rejects.toMatchObject({
      codigo: 'PERMISO_DENEGADO',
    });
    expect(aplicar).not.toHaveBeenCalled();
    expect(devolver).not.toHaveBeenCalled();
  });

  it('no pregunta por nadie que no sea un pagador, ni con datos que no lo son', async () => {
    const { usar, devolver } = casos();
    await expect(usar.devolver('otra-cosa', DEVOLUCION)).rejects.toMatchObject({ codigo: 'NO_ENCONTRADO' });
    await expect(usar.devolver('acudiente-5', {})).rejects.toMatchObject({ codigo: 'VALIDACION' });
    await expect(usar.aplicar('', { valor: 5 })).rejects.toMatchObject({ codigo: 'VALIDACION' });
    expect(devolver).not.toHaveBeenCalled();
  });
});
