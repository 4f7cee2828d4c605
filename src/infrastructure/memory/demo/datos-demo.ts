import type { Actividad } from '@/domain/actividad/actividad';
import { PARENTESCOS } from '@/domain/acudientes/opciones-acudiente';
import { primeraEstancia } from '@/domain/participantes/estancias/seguir-estancias';
import type { Participante } from '@/domain/participantes/participante';
import type { Sede } from '@/domain/sedes/sede';
import { type FechaCalendario, sumarDias } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import {
  ARBOLES,
  documentoDeEjemplo,
  NOMBRES_HOMBRE,
  NOMBRES_MUJER,
  telefonoDeEjemplo,
} from '@/domain/sistema/nombres-de-ejemplo';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { crearAzarDemo } from './azar-demo';
import { sembrarCobranza } from './cobranza-demo';
import { escritoEl, mananaDe } from './firma-demo';
import { sembrarMensualidades } from './mensualidades-demo';
import { sembrarNovedades } from './novedades-demo';
import { sembrarParticipantes } from './participantes-demo';
import { sembrarUsuarios } from './usuarios-demo';

type Firmada = { id: Id; creado_en: string | null; creado_por: string | null };

/** The abonos of each fee as somebody wrote them down. */
const lineasDeAbonos = ({ mensualidades }: BaseMemoria): Omit<Actividad, 'id'>[] =>
  mensualidades.todas().flatMap(({ id, abonos }) =>
    abonos.map((abono, n) => ({
      fecha: mananaDe(abono.fecha),
      usuario: abono.registrado_por,
      accion: 'ACTUALIZAR',
      entidad: 'mensualidad',
      entidad_id: id,
      cambios: [{ campo: 'abonos', antes: abonos.slice(0, n), despues: abonos.slice(0, n + 1) }],
      origen: null,
    })),
  );

/** As the others are signed. */
const deCobranza = ({ gestionesDeCobro, canalesDeCobro }: BaseMemoria): Record<string, Firmada[]> => {
  const firmadas = (filas: readonly (Omit<Firmada, 'creado_por'> & { registrado_por: string | null })[]) =>
    filas.map(({ id, creado_en, registrado_por }) => ({ id, creado_en, creado_por: registrado_por }));
  return { gestion_de_cobro: firmadas(gestionesDeCobro), canal_de_cobro: firmadas(canalesDeCobro) };
};

/**
 * Sowing leaves one line per record, all of this instant. This gives each the moment and the author that its record
 * has, adds the payments, and puts them in order.
 */
const fecharActividad = (base: BaseMemoria): void => {
  const { actividad, participantes, estancias, eventos, acudientes, mensualidades, sedes, usuarios } = base;
  const tablas: Readonly<Record<string, readonly Firmada[]>> = {
    participante: participantes.todas(),
    estancia: estancias.todas(),
    evento_de_estancia: eventos.todas(),
    novedad: base.novedades,
    acudiente: acudientes.todas(),
    mensualidad: mensualidades.todas(),
    ...deCobranza(base),
    sede: sedes.todas(),
    usuario: usuarios.todas(),
  };
  const fechada = (linea: Actividad): Omit<Actividad, 'id'> => {
    const fila = tablas[linea.entidad]?.find(({ id }) => mismoId(id, linea.entidad_id));
    return { ...linea, fecha: fila?.creado_en ?? linea.fecha, usuario: fila?.creado_por ?? linea.usuario };
  };
  const lineas = [...actividad.map(fechada), ...lineasDeAbonos(base)].sort((a, b) =>
    a.fecha.localeCompare(b.fecha),
  );
  actividad.splice(0, actividad.length, ...lineas.map((linea, i) => ({ ...linea, id: i + 1 })));
};

const SEDES = [
  { nombre: 'Casa Bello', municipio: 'Bello', hombres: 16, mujeres: 9 },
  { nombre: 'Casa Apartadó', municipio: 'Apartadó', hombres: 12, mujeres: 8 },
  { nombre: 'Casa Medellín', municipio: 'Medellín', hombres: 4, mujeres: 4 },
] as const;

const DIAS_ABIERTA = 700;

const sembrarSedes = ({ sedes }: BaseMemoria, hoy: FechaCalendario): Sede[] =>
  SEDES.map(({ hombres, mujeres, ...datos }, i) =>
    sedes.insertar({
      ...datos,
      ...escritoEl(sumarDias(hoy, -DIAS_ABIERTA)),
      estado: 'ACTIVA',
      direccion: `Calle ${10 + i} # 0-00 (dirección de ejemplo)`,
      telefono: telefonoDeEjemplo(900 + i),
      responsable: `Responsable de ejemplo ${i + 1}`,
      capacidad_hombres: hombres,
      capacidad_mujeres: mujeres,
    }),
  );

/** One principal acudiente for most, a second one for one in three. */
const sembrarAcudientes = ({ acudientes }: BaseMemoria, participantes: readonly Participante[]): void => {
  participantes.forEach((participante, i) => {
    const cuantos = i % 8 === 5 ? 0 : i % 3 === 0 ? 2 : 1;
    const { creado_en, creado_por, actualizado_en, actualizado_por } = participante;
    for (let orden = 0; orden < cuantos; orden += 1) {
      const n = i * 2 + orden;
      const nombres = orden === 0 ? NOMBRES_MUJER : NOMBRES_HOMBRE;
      acudientes.insertar({
        creado_en,
        creado_por,
        actualizado_en,
        actualizado_por,
        id_participante: participante.id,
        tipo_documento: 'CC',
        numero_documento: documentoDeEjemplo(500 + n),
        nombres: nombres[n % nombres.length],
        apellidos: `Ejemplo ${ARBOLES[(n * 7) % ARBOLES.length]}`,
        parentesco: PARENTESCOS[n % PARENTESCOS.length],
        telefono: telefonoDeEjemplo(500 + n),
        email: orden === 0 && i % 2 === 0 ? `familia${n}@correo.example` : null,
        es_principal: orden === 0,
        es_responsable_pago: orden === 0,
        es_emergencia: orden === 0,
        autorizado_informacion: i % 2 === 0,
        estado: i % 11 === 10 && orden === 1 ? 'INACTIVO' : 'ACTIVO',
      });
    }
  });
};

const SEMILLA = 20_200_101;

/** The stay of each, as the person's own record tells it. */
const sembrarEstancias = (
  { estancias, eventos }: BaseMemoria,
  participantes: readonly Participante[],
): void => {
  for (const participante of participantes) {
    const { salida_permiso, regreso_previsto } = participante;
    const nueva = primeraEstancia(participante, salida_permiso);
    if (!nueva) continue;
    const { eventos: suyos, ...campos } = nueva;
    const { id } = estancias.insertar({
      ...escritoEl(nueva.fecha_ingreso),
      ...campos,
      participante_id: participante.id,
    });
    for (const evento of suyos)
      eventos.insertar({
        ...escritoEl(salida_permiso ?? nueva.fecha_ingreso),
        ...evento,
        estancia_id: id,
        regreso_previsto,
        motivo: 'Visita a la familia',
      });
  }
};

/** Fills an empty base with invented records, always the same for the same day. */
export const sembrarDemo = (base: BaseMemoria, hoy: FechaCalendario): void => {
  const azar = crearAzarDemo(SEMILLA);
  sembrarUsuarios(base, hoy);
  const sedes = sembrarSedes(base, hoy);
  const participantes = sembrarParticipantes(base, sedes, hoy, azar);
  sembrarEstancias(base, participantes);
  sembrarNovedades(base, participantes);
  sembrarAcudientes(base, participantes);
  sembrarMensualidades(base, participantes, hoy, azar);
  sembrarCobranza(base, hoy);
  fecharActividad(base);
};
