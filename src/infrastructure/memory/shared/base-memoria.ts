import type { Reloj } from '@/application/shared/reloj.port';
import { type Actividad, diferencias } from '@/domain/actividad/actividad';
import type { EntidadActividad } from '@/domain/actividad/entidades-actividad';
import { type Acudiente, esquemaAcudiente } from '@/domain/acudientes/acudiente';
import { esquemaMensualidad } from '@/domain/mensualidades/mensualidad';
import { conSaldo, type MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import type { HechosRecibo } from '@/domain/mensualidades/recibo';
import type { MovimientoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { esquemaParticipante, type Participante } from '@/domain/participantes/participante';
import { esquemaSede, type Sede } from '@/domain/sedes/sede';
import { type FechaCalendario, fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { esquemaUsuario, type Usuario } from '@/domain/usuarios/usuario';
import { crearTabla, type FilaAlmacenada, type Suceso, type Tabla } from './tabla';

/** Everything the in-memory adapters keep; those of one composition share one. */
export interface BaseMemoria {
  participantes: Tabla<Participante>;
  sedes: Tabla<Sede>;
  acudientes: Tabla<Acudiente>;
  mensualidades: Tabla<MensualidadConSaldo>;
  /** Oldest first, and only added to. */
  movimientosAFavor: MovimientoAFavor[];
  /** What each receipt says, by its abono. */
  hechosDeRecibos: Map<Id, HechosRecibo>;
  usuarios: Tabla<Usuario>;
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
  const tabla = <T extends FilaAlmacenada>(
    entidad: EntidadActividad,
    nombre: string,
    completar: (campos: object) => T,
  ) => crearTabla<T>({ nombre, completar, firmar, anotar: anotarEn(entidad) });

  return {
    participantes: tabla('participante', 'un participante', (campos) => esquemaParticipante.parse(campos)),
    sedes: tabla('sede', 'una sede', (campos) => esquemaSede.parse(campos)),
    acudientes: tabla('acudiente', 'un acudiente', (campos) => esquemaAcudiente.parse(campos)),
    mensualidades: tabla('mensualidad', 'una mensualidad', (campos) =>
      conSaldo(esquemaMensualidad.parse(campos)),
    ),
    movimientosAFavor: [],
    hechosDeRecibos: new Map(),
    usuarios: tabla('usuario', 'un usuario', (campos) => esquemaUsuario.parse(campos)),
    contrasenas: new Map(),
    actividad,
    anotar: (entidad, id, suceso) => anotarEn(entidad)(id, suceso),
    firmar,
    hoy: () => fechaEnBogota(reloj.ahora()),
  };
};
