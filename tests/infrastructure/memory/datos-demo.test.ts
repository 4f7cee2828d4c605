import { describe, expect, it } from 'vitest';
import { estadoSegunAbonos, saldoDe } from '@/domain/mensualidades/saldo';
import { esquemaCambiosParticipante } from '@/domain/participantes/datos-participante';
import { revisarParticipante } from '@/domain/participantes/reglas-participante';
import { sembrarDemo } from '@/infrastructure/memory/demo/datos-demo';
import { crearBaseMemoria } from '@/infrastructure/memory/shared/base-memoria';

const HOY = '2026-11-21';
const sembrar = () => {
  const base = crearBaseMemoria({ reloj: { ahora: () => new Date(`${HOY}T15:00:00Z`) }, quien: () => null });
  sembrarDemo(base, HOY);
  return {
    participantes: base.participantes.todas(),
    sedes: base.sedes.todas(),
    acudientes: base.acudientes.todas(),
    mensualidades: base.mensualidades.todas(),
    usuarios: base.usuarios.todas(),
  };
};

describe('demo data', () => {
  it('is the same each time', () => {
    expect(sembrar()).toEqual(sembrar());
  });

  it('fills every screen', () => {
    const datos = sembrar();
    expect(datos.participantes).toHaveLength(40);
    expect(datos.sedes).toHaveLength(3);
    expect(datos.acudientes.length).toBeGreaterThan(40);
    expect(new Set(datos.mensualidades.map((m) => m.periodo)).size).toBe(5);
    expect(new Set(datos.mensualidades.map((m) => m.estado))).toEqual(
      new Set(['PENDIENTE', 'CON_ABONO', 'PAGADA']),
    );
    expect(new Set(datos.participantes.map((p) => p.estado)).size).toBe(4);
    expect(datos.usuarios.map((u) => u.rol)).toEqual(['ADMINISTRADOR', 'CONSULTA']);
  });

  it('breaks no rule', () => {
    const { participantes, mensualidades, acudientes } = sembrar();
    for (const participante of participantes) {
      revisarParticipante(participante, HOY);
      const { nombre, telefono, dia_pago, valor_mensualidad } = participante;
      expect(
        esquemaCambiosParticipante.safeParse({ nombre, telefono, dia_pago, valor_mensualidad }).success,
      ).toBe(true);
    }
    for (const mensualidad of mensualidades) {
      expect(saldoDe(mensualidad)).toBeGreaterThanOrEqual(0);
      expect(mensualidad.estado).toBe(estadoSegunAbonos(mensualidad));
      expect(mensualidad.abonos.every((abono) => abono.fecha <= HOY)).toBe(true);
    }
    const principales = acudientes.filter((a) => a.es_principal).map((a) => a.id_participante);
    expect(new Set(principales).size).toBe(principales.length);
  });

  it('names nobody real', () => {
    const { participantes, acudientes } = sembrar();
    expect(participantes.every((p) => p.nombre.includes('Ejemplo'))).toBe(true);
    expect(acudientes.every((a) => a.apellidos.includes('Ejemplo'))).toBe(true);
    const telefonos = [...participantes, ...acudientes].map((p) => p.telefono);
    expect(telefonos.every((telefono) => telefono?.startsWith('3000'))).toBe(true);
  });
});
