import { describe, expect, it } from 'vitest';
import { esquemaDatosCuenta, esquemaDatosDonaciones } from '@/domain/configuracion/cuenta-publica';
import { esNit } from '@/domain/configuracion/nit';
import { estaVencida } from '@/domain/mensualidades/cartera';
import { estadoSegunAbonos, saldoDe } from '@/domain/mensualidades/saldo';
import { esquemaCambiosParticipante } from '@/domain/participantes/datos-participante';
import { ocupaCupo } from '@/domain/participantes/estado-participante';
import { autorizacionVigente } from '@/domain/participantes/participante';
import { revisarParticipante } from '@/domain/participantes/reglas-participante';
import { periodoDe, sumarDias, sumarMeses } from '@/domain/shared/fechas';
import { configuracionDemo } from '@/infrastructure/memory/demo/configuracion-demo';
import { sembrarDemo } from '@/infrastructure/memory/demo/datos-demo';
import { crearInMemoryRevisionDeDatos } from '@/infrastructure/memory/revision/in-memory-revision-de-datos';
import { crearBaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { contarOcupacion } from '@/infrastructure/memory/shared/contar-ocupacion';

const HOY = '2026-11-21';
const sembrar = (hoy = HOY) => {
  const base = crearBaseMemoria({ reloj: { ahora: () => new Date(`${hoy}T15:00:00Z`) }, quien: () => null });
  sembrarDemo(base, hoy);
  return {
    actividad: base.actividad,
    participantes: base.participantes.todas(),
    sedes: base.sedes.todas(),
    acudientes: base.acudientes.todas(),
    mensualidades: base.mensualidades.todas(),
    usuarios: base.usuarios.todas(),
  };
};

describe('demo data', () => {
  it('is the same each time on one day, and moves with the calendar', () => {
    expect(sembrar()).toEqual(sembrar());
    const despues = sembrar('2027-02-10');
    expect(
      despues.mensualidades
        .map((m) => m.periodo)
        .toSorted()
        .at(-1),
    ).toBe('2027-02');
    expect(despues.participantes.map((p) => p.nombre)).toEqual(sembrar().participantes.map((p) => p.nombre));
  });

  it('fills every screen', () => {
    const { participantes, sedes, acudientes, mensualidades, usuarios } = sembrar();
    expect(participantes).toHaveLength(40);
    expect(sedes).toHaveLength(3);
    expect(acudientes.length).toBeGreaterThan(40);
    expect(new Set(mensualidades.map((m) => m.periodo)).size).toBe(18);
    expect(new Set(mensualidades.map((m) => m.estado))).toEqual(
      new Set(['PENDIENTE', 'CON_ABONO', 'PAGADA', 'EXONERADA']),
    );
    expect(mensualidades.some((m) => m.descuento > 0 && m.estado === 'PAGADA')).toBe(true);
    expect(mensualidades.some((m) => m.abonos.some((a) => a.anulado_en !== null))).toBe(true);
    expect(mensualidades.filter((m) => estaVencida(m, HOY)).length).toBeGreaterThan(5);
    expect(new Set(participantes.map((p) => p.estado)).size).toBe(4);
    expect(new Set(participantes.map((p) => p.sede_id)).size).toBe(3);
    expect(participantes.some((p) => !autorizacionVigente(p))).toBe(true);
    expect(new Set(usuarios.map((u) => u.rol)).size).toBe(2);
  });

  it('breaks no rule', () => {
    const { participantes, mensualidades, acudientes, sedes } = sembrar();
    for (const participante of participantes) {
      revisarParticipante(participante, HOY);
      const { nombre, telefono, dia_pago, valor_mensualidad } = participante;
      expect(
        esquemaCambiosParticipante.safeParse({ nombre, telefono, dia_pago, valor_mensualidad }).success,
      ).toBe(true);
      if (!autorizacionVigente(participante)) expect(participante.sustancia_principal).toBeNull();
    }
    for (const mensualidad of mensualidades) {
      expect(saldoDe(mensualidad)).toBeGreaterThanOrEqual(0);
      expect(mensualidad.estado).toBe(estadoSegunAbonos(mensualidad));
      expect(mensualidad.abonos.every((abono) => abono.fecha <= HOY)).toBe(true);
    }
    const recibos = mensualidades
      .flatMap((m) => m.abonos)
      .toSorted((a, b) => Number(a.recibo) - Number(b.recibo));
    expect(recibos.map((a) => a.recibo)).toEqual(recibos.map((_, i) => i + 1));
    expect(recibos.map((a) => a.fecha)).toEqual(recibos.map((a) => a.fecha).toSorted());
    const principales = acudientes.filter((a) => a.es_principal).map((a) => a.id_participante);
    expect(new Set(principales).size).toBe(principales.length);
    for (const sede of sedes.map((s) => contarOcupacion(s, participantes))) {
      expect(sede.ocupacion_hombres).toBeLessThanOrEqual(sede.capacidad_hombres ?? 0);
      expect(sede.ocupacion_mujeres).toBeLessThanOrEqual(sede.capacidad_mujeres ?? 0);
      expect(sede.ocupacion_sin_area).toBe(0);
    }
    expect(participantes.filter((p) => p.archivado_en !== null && ocupaCupo(p.estado))).toEqual([]);
    expect(esNit(configuracionDemo(HOY).nit ?? '')).toBe(true);
  });

  it('publishes every account, the ways to give and the networks that the public pages name', () => {
    const { cuentas, donaciones, facebook, instagram, youtube, tiktok } = configuracionDemo(HOY);
    expect((cuentas ?? []).map(({ area, tipo }) => `${area}: ${tipo}`)).toEqual([
      'Laboratorios: Ahorros',
      'Psiquiatría: Ahorros',
      'Médico General: Ahorros',
      'Plásticos: Ahorros',
      'Cuenta corriente empresarial: Corriente',
      'Bonos Hombres Apartadó: Ahorros',
      'Ingresos Mujeres: Ahorros',
      'Ingresos Hombres Bello: Ahorros',
    ]);
    for (const cuenta of cuentas ?? []) expect(esquemaDatosCuenta.parse(cuenta)).toEqual(cuenta);
    expect(esquemaDatosDonaciones.parse(donaciones)).toEqual(donaciones);
    // Whoever writes them down by mistake pays nobody.
    expect(JSON.stringify([cuentas, donaciones])).not.toMatch(/[1-9]\d{3}/);
    expect([facebook, instagram, youtube, tiktok].every(Boolean)).toBe(true);
  });

  it('tells a history that goes back, in order and signed', () => {
    const { actividad } = sembrar();
    const fechas = actividad.map(({ fecha }) => fecha);
    expect(fechas).toEqual(fechas.toSorted());
    expect(actividad.map(({ id }) => id)).toEqual(actividad.map((_, i) => i + 1));
    expect(fechas[0]?.slice(0, 7)).toBe(periodoDe(sumarDias(HOY, -700)));
    expect(fechas.at(-1)?.slice(0, 7)).toBe(sumarMeses(periodoDe(HOY), 0));
    expect(actividad.every(({ usuario }) => usuario?.endsWith('@fundacion.example'))).toBe(true);
  });

  it('has one person written twice to review, and nothing else', async () => {
    const base = crearBaseMemoria({
      reloj: { ahora: () => new Date(`${HOY}T15:00:00Z`) },
      quien: () => null,
    });
    sembrarDemo(base, HOY);
    const configuracion = { obtener: async () => configuracionDemo(HOY) };
    const revision = await crearInMemoryRevisionDeDatos({ base, configuracion }).obtener();
    expect(revision?.hallazgos.map(({ motivo, registros }) => [motivo, registros.length])).toEqual([
      ['NOMBRE_REPETIDO', 2],
    ]);
  });

  it('names nobody real', () => {
    const { participantes, acudientes } = sembrar();
    expect(participantes.every((p) => p.nombre.includes('Ejemplo'))).toBe(true);
    expect(acudientes.every((a) => a.apellidos.includes('Ejemplo'))).toBe(true);
    const telefonos = [...participantes, ...acudientes].map((p) => p.telefono);
    expect(telefonos.every((telefono) => telefono?.startsWith('3990'))).toBe(true);
  });
});
