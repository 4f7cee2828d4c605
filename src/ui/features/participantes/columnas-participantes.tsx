import type { ParticipanteEnLista } from '@/application/participantes/participante-repository.port';
import { diasEnProceso } from '@/domain/participantes/dias-en-proceso';
import type { EstadoParticipante } from '@/domain/participantes/estado-participante';
import { ETIQUETA_FASE, ETIQUETA_PROGRAMA } from '@/domain/participantes/opciones-participante';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { documentoDe } from '@/domain/shared/documento';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { formatearTelefono } from '@/domain/shared/telefono';
import type { Column } from '@/ui/shared/data-table-types';
import { HaceCuanto, QuienEdito } from '../shared/datos/editado-por';
import { EstadoParticipanteBadge } from './estado-participante-badge';

interface Contexto {
  hoy: FechaCalendario;
  ahora: () => Date;
  nombreSede: (id: Id) => string;
  estaCambiando: (id: Id) => boolean;
  /** Absent for whoever may not write. */
  cambiarEstado?: (participante: ParticipanteEnLista, estado: EstadoParticipante) => void;
}

const NADA = '—';
/** A surname longer than its column must not push the table out of its sheet. */
const PARTIBLE = { minWidth: '4.5rem', overflowWrap: 'anywhere' } as const;

const Telefono = ({ numero }: { numero: string }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{formatearTelefono(numero)}</span>
);

const enDias = (dias: number | null): string | null => {
  if (dias === null) return null;
  return dias === 1 ? '1 día' : `${formatearNumero(dias)} días`;
};

const Pesos = ({ valor }: { valor: number }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{formatearPesos(valor)}</span>
);

export const columnasParticipantes = ({
  hoy,
  ahora,
  nombreSede,
  estaCambiando,
  cambiarEstado,
}: Contexto): [Column<ParticipanteEnLista>, ...Column<ParticipanteEnLista>[]] => [
  {
    id: 'nombre',
    header: 'Nombre',
    sortable: true,
    cell: (p) => p.nombre,
    secondary: (p) => documentoDe(p),
  },
  {
    id: 'telefono',
    header: 'Teléfono',
    // The menu of the row calls too, and on a tablet it has to fit.
    hideBelow: 'lg',
    width: '7rem',
    cell: (p) => (p.telefono ? <Telefono numero={p.telefono} /> : NADA),
  },
  {
    id: 'sede',
    header: 'Sede\u00a0· Área',
    cell: (p) => (p.sede_id === null ? NADA : nombreSede(p.sede_id)),
    secondary: (p) => p.area && ETIQUETA_AREA[p.area],
  },
  {
    id: 'programa',
    header: 'Programa\u00a0· Fase',
    hideBelow: 'lg',
    cell: (p) => (p.programa ? ETIQUETA_PROGRAMA[p.programa] : NADA),
    secondary: (p) => p.fase && ETIQUETA_FASE[p.fase],
  },
  {
    // The state is found with its filter; what is worth sorting here is the time in the process.
    id: 'dias',
    header: 'Estado\u00a0· Días en proceso',
    sortable: true,
    cell: (p) => (
      <EstadoParticipanteBadge
        estado={p.estado}
        nombre={p.nombre}
        cambiando={estaCambiando(p.id)}
        onCambiar={cambiarEstado && p.archivado_en === null ? (e) => cambiarEstado(p, e) : undefined}
      />
    ),
    secondary: (p) => enDias(diasEnProceso(p, hoy)),
  },
  {
    id: 'acudiente',
    header: 'Acudiente principal',
    hideBelow: 'xl',
    cell: (p) => <div style={PARTIBLE}>{p.acudiente_principal?.nombre ?? NADA}</div>,
  },
  {
    id: 'saldo',
    header: 'Saldo',
    align: 'end',
    cell: (p) => (p.saldo === null ? NADA : <Pesos valor={p.saldo} />),
    secondary: (p) =>
      p.saldo_vencido !== null && p.saldo_vencido > 0 ? (
        p.saldo_vencido === p.saldo ? (
          'vencido'
        ) : (
          <>
            vencido <Pesos valor={p.saldo_vencido} />
          </>
        )
      ) : null,
  },
  {
    id: 'actualizado_en',
    header: 'Última edición',
    sortable: true,
    cell: (p) => (p.actualizado_en ? <HaceCuanto instante={p.actualizado_en} ahora={ahora()} /> : 'Sin dato'),
    secondary: (p) => <QuienEdito actualizado_por={p.actualizado_por} />,
  },
];
