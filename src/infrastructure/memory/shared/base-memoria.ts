import type { Reloj } from '@/application/shared/equipo.port';
import { type Actividad, diferencias } from '@/domain/actividad/actividad';
import type { EntidadActividad } from '@/domain/actividad/entidades-actividad';
import { type Acudiente, esquemaAcudiente } from '@/domain/acudientes/acudiente';
import {
  DOCUMENTO_DE_ACUDIENTE_UNICO,
  PARTICIPANTE_DE_ACUDIENTE,
} from '@/domain/acudientes/integridad-acudiente';
import { esquemaFormato, type Formato } from '@/domain/formatos/formato';
import { formatoEnHistoria } from '@/domain/formatos/formato-en-historia';
import {
  esquemaPapelRecibido,
  PARTICIPANTE_DE_PAPEL,
  type PapelRecibido,
} from '@/domain/formatos/papel-recibido';
import { UN_BORRADOR } from '@/domain/formatos/un-borrador';
import type { Arqueo } from '@/domain/mensualidades/cierres/arqueo-guardado';
import type { Cierre, InformeDeMes } from '@/domain/mensualidades/cierres/informe-de-mes';
import type { CanalAutorizado, DuenoDeGestion, Gestion } from '@/domain/mensualidades/cobranza/gestion';
import {
  ACUDIENTE_DE_CANAL,
  ACUDIENTE_DE_GESTION,
  PARTICIPANTE_DE_CANAL,
  PARTICIPANTE_DE_GESTION,
} from '@/domain/mensualidades/cobranza/integridad-cobranza';
import {
  ACUDIENTE_DE_MENSUALIDAD,
  ACUDIENTE_DE_PAGO,
  COBRO_UNICO,
  PARTICIPANTE_DE_MENSUALIDAD,
  SEDE_DE_ABONO,
  SEDE_DE_ARQUEO,
  SEDE_DE_MOVIMIENTO,
} from '@/domain/mensualidades/integridad-mensualidad';
import { esquemaMensualidad } from '@/domain/mensualidades/mensualidad';
import { conSaldo, type MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import type { PagoGuardado } from '@/domain/mensualidades/pago';
import type { HechosRecibo } from '@/domain/mensualidades/recibo';
import type { MovimientoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { SEDE_DE_NOVEDAD } from '@/domain/participantes/bitacora/integridad-novedad';
import type { Novedad } from '@/domain/participantes/bitacora/novedad';
import {
  type DatosDeEstancia,
  type Evento,
  esquemaDatosDeEstancia,
  esquemaEvento,
} from '@/domain/participantes/estancias/estancia';
import {
  SEDE_ANTERIOR_DE_EVENTO,
  SEDE_DE_ESTANCIA,
  SEDE_NUEVA_DE_EVENTO,
} from '@/domain/participantes/estancias/integridad-estancia';
import type { DatosFoto } from '@/domain/participantes/fotos/foto-participante';
import {
  DOCUMENTO_DE_PARTICIPANTE_UNICO,
  SEDE_DE_PARTICIPANTE,
} from '@/domain/participantes/integridad-participante';
import { esquemaParticipante, type Participante } from '@/domain/participantes/participante';
import { NOMBRE_DE_SEDE_UNICO } from '@/domain/sedes/integridad-sede';
import { esquemaSede, type Sede } from '@/domain/sedes/sede';
import { type FechaCalendario, fechaEnBogota } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { errorEnUso } from '@/domain/shared/integridad';
import { CORREO_UNICO } from '@/domain/usuarios/integridad-usuario';
import { esquemaUsuario, type Usuario } from '@/domain/usuarios/usuario';
import { crearTabla, type Suceso, type Tabla } from './tabla';

/** Everything the in-memory adapters keep; those of one composition share one. */
export interface BaseMemoria {
  participantes: Tabla<Participante>;
  /** Without their events. */
  estancias: Tabla<DatosDeEstancia>;
  /** Of every stay. */
  eventos: Tabla<Evento>;
  /** Oldest first, and only added to, but for who is erased. */
  novedades: Novedad[];
  sedes: Tabla<Sede>;
  acudientes: Tabla<Acudiente>;
  mensualidades: Tabla<MensualidadConSaldo>;
  /** Oldest first, and only added to. */
  movimientosAFavor: MovimientoAFavor[];
  /** Oldest first, and only added to. */
  gestionesDeCobro: (Gestion & DuenoDeGestion)[];
  /** The same; each is taken back once. */
  canalesDeCobro: (CanalAutorizado & DuenoDeGestion)[];
  /** Oldest first, with what was kept of each. */
  cierres: { cierre: Cierre; informe: InformeDeMes }[];
  /** Oldest first, and only added to. */
  arqueos: Arqueo[];
  /** Of several fees; oldest first, and only added to. */
  pagos: PagoGuardado[];
  /** What each receipt says, by its abono. */
  hechosDeRecibos: Map<Id, HechosRecibo>;
  usuarios: Tabla<Usuario>;
  formatos: Tabla<Formato>;
  papeles: Tabla<PapelRecibido>;
  /** By participante id. */
  fotos: Map<string, DatosFoto>;
  /** By user id. */
  contrasenas: Map<string, string>;
  /** Oldest first. */
  actividad: Actividad[];
  /** Adds one line to it. */
  anotar: (entidad: EntidadActividad, id: Id, suceso: Suceso) => void;
  /** The instant as ISO text, and the e-mail of whoever writes. */
  firmar: () => { ahora: string; quien: string | null };
  hoy: () => FechaCalendario;
}

interface Dependencias {
  reloj: Reloj;
  /** E-mail of whoever writes. */
  quien: () => string | null;
}

export const crearBaseMemoria = ({ reloj, quien }: Dependencias): BaseMemoria => {
  const actividad: Actividad[] = [];
  const firmar = () => ({ ahora: reloj.ahora().toISOString(), quien: quien() });

  const anotarEn =
    (entidad: EntidadActividad) =>
    (id: Id, { accion, antes, despues }: Suceso) => {
      actividad.push({
        id: actividad.length + 1,
        fecha: reloj.ahora().toISOString(),
        usuario: quien(),
        accion,
        entidad,
        entidad_id: id,
        cambios: structuredClone(diferencias({ ...antes }, { ...despues })),
        origen: null,
      });
    };
  const deEntidad = (entidad: EntidadActividad) => ({ firmar, anotar: anotarEn(entidad) });
  const sedes = crearTabla<Sede>({
    ...deEntidad('sede'),
    nombre: 'una sede',
    completar: (campos) => esquemaSede.parse(campos),
    unicas: [NOMBRE_DE_SEDE_UNICO],
  });
  const participantes = crearTabla<Participante>({
    ...deEntidad('participante'),
    nombre: 'un participante',
    completar: (campos) => esquemaParticipante.parse(campos),
    unicas: [DOCUMENTO_DE_PARTICIPANTE_UNICO],
    vinculos: [{ regla: SEDE_DE_PARTICIPANTE, a: sedes }],
  });
  const estancias = crearTabla<DatosDeEstancia>({
    ...deEntidad('estancia'),
    nombre: 'una estancia',
    completar: (campos) => esquemaDatosDeEstancia.parse(campos),
    vinculos: [{ regla: SEDE_DE_ESTANCIA, a: sedes }],
  });
  const eventos = crearTabla<Evento>({
    ...deEntidad('evento_de_estancia'),
    nombre: 'un evento',
    completar: (campos) => esquemaEvento.parse(campos),
    vinculos: [
      { regla: SEDE_ANTERIOR_DE_EVENTO, a: sedes },
      { regla: SEDE_NUEVA_DE_EVENTO, a: sedes },
    ],
  });
  const novedades: Novedad[] = [];
  const arqueos: Arqueo[] = [];
  const movimientosAFavor: MovimientoAFavor[] = [];
  sedes.cuidar((id) => {
    if (novedades.some(({ sede_id }) => mismoId(sede_id, id))) throw errorEnUso(SEDE_DE_NOVEDAD);
    if (arqueos.some(({ sede_id }) => mismoId(sede_id, id))) throw errorEnUso(SEDE_DE_ARQUEO);
    if (mensualidades.todas().some(({ abonos }) => abonos.some(({ sede_id }) => mismoId(sede_id, id))))
      throw errorEnUso(SEDE_DE_ABONO);
    if (movimientosAFavor.some(({ sede_id }) => mismoId(sede_id, id))) throw errorEnUso(SEDE_DE_MOVIMIENTO);
  });
  const acudientes = crearTabla<Acudiente>({
    ...deEntidad('acudiente'),
    nombre: 'un acudiente',
    completar: (campos) => esquemaAcudiente.parse(campos),
    unicas: [DOCUMENTO_DE_ACUDIENTE_UNICO],
    vinculos: [{ regla: PARTICIPANTE_DE_ACUDIENTE, a: participantes }],
  });
  const mensualidades = crearTabla<MensualidadConSaldo>({
    ...deEntidad('mensualidad'),
    nombre: 'una mensualidad',
    completar: (campos) => conSaldo(esquemaMensualidad.parse(campos)),
    unicas: [COBRO_UNICO],
    vinculos: [
      { regla: PARTICIPANTE_DE_MENSUALIDAD, a: participantes },
      { regla: ACUDIENTE_DE_MENSUALIDAD, a: acudientes },
    ],
  });
  const gestionesDeCobro: BaseMemoria['gestionesDeCobro'] = [];
  const canalesDeCobro: BaseMemoria['canalesDeCobro'] = [];
  const pagos: PagoGuardado[] = [];
  acudientes.cuidar((id) => {
    if (pagos.some(({ id_acudiente }) => mismoId(id_acudiente, id))) throw errorEnUso(ACUDIENTE_DE_PAGO);
    if (gestionesDeCobro.some((una) => mismoId(una.id_acudiente, id))) throw errorEnUso(ACUDIENTE_DE_GESTION);
    if (canalesDeCobro.some((uno) => mismoId(uno.id_acudiente, id))) throw errorEnUso(ACUDIENTE_DE_CANAL);
  });
  participantes.cuidar((id) => {
    if (gestionesDeCobro.some((una) => mismoId(una.participante_id, id)))
      throw errorEnUso(PARTICIPANTE_DE_GESTION);
    if (canalesDeCobro.some((uno) => mismoId(uno.participante_id, id)))
      throw errorEnUso(PARTICIPANTE_DE_CANAL);
  });
  const usuarios = crearTabla<Usuario>({
    ...deEntidad('usuario'),
    nombre: 'un usuario',
    completar: (campos) => esquemaUsuario.parse(campos),
    unicas: [CORREO_UNICO],
  });

  const formatos = crearTabla<Formato>({
    nombre: 'una plantilla',
    completar: (campos) => esquemaFormato.parse(campos),
    unicas: [UN_BORRADOR],
    firmar,
    anotar: (id, { accion, antes, despues }) =>
      anotarEn('formato')(id, {
        accion,
        ...formatoEnHistoria(antes as Formato | null, despues as Formato | null),
      }),
  });
  const papeles = crearTabla<PapelRecibido>({
    ...deEntidad('papel'),
    nombre: 'un papel',
    completar: (campos) => esquemaPapelRecibido.parse(campos),
    vinculos: [{ regla: PARTICIPANTE_DE_PAPEL, a: participantes }],
  });

  return {
    participantes,
    estancias,
    eventos,
    novedades,
    sedes,
    acudientes,
    mensualidades,
    movimientosAFavor,
    gestionesDeCobro,
    canalesDeCobro,
    cierres: [],
    arqueos,
    pagos,
    hechosDeRecibos: new Map(),
    usuarios,
    formatos,
    papeles,
    fotos: new Map(),
    contrasenas: new Map(),
    actividad,
    anotar: (entidad, id, suceso) => anotarEn(entidad)(id, suceso),
    firmar,
    hoy: () => fechaEnBogota(reloj.ahora()),
  };
};
