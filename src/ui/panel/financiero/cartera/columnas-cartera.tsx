import { ETIQUETA_EDAD_CARTERA } from '@/domain/mensualidades/cartera';
import type { PagadorEnCartera } from '@/domain/mensualidades/cartera-por-pagador';
import { ETIQUETA_CANAL, ETIQUETA_RESULTADO } from '@/domain/mensualidades/cobranza/opciones-gestion';
import { EDADES_CARTERA, PAGA_POR_SI } from '@/domain/mensualidades/opciones-mensualidad';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { fechaEnBogota, formatearFecha } from '@/domain/shared/fechas';
import { enlaceLlamada, formatearTelefono } from '@/domain/shared/telefono';
import { Amount } from '@/ui/shared/amount';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';

const NADA = '—';

/** Whoever also pays for others says for whom, themself among them. */
const deQuien = ({ participantes, participante_id, saldo }: PagadorEnCartera): string =>
  participante_id === null || participantes.length > 1
    ? saldo === 0
      ? 'No debe nada'
      : participantes.map(({ nombre }) => nombre).join(', ')
    : PAGA_POR_SI;

const ultimoContacto = ({ ultima_gestion: ultima }: PagadorEnCartera) =>
  ultima && {
    dia: formatearFecha(fechaEnBogota(new Date(ultima.momento))),
    como: `${ETIQUETA_CANAL[ultima.canal]}, ${ETIQUETA_RESULTADO[ultima.resultado].toLowerCase()}`,
  };

const mora = ({ dias_mora }: PagadorEnCartera): string =>
  dias_mora === 1 ? '1 día de mora' : `${formatearNumero(dias_mora)} días de mora`;

export const COLUMNAS_CARTERA: [Column<PagadorEnCartera>, ...Column<PagadorEnCartera>[]] = [
  { id: 'nombre', header: 'Pagador', sortable: true, cell: (p) => p.nombre, secondary: deQuien },
  {
    id: 'telefono',
    header: 'Teléfono',
    hideBelow: '2xl',
    cell: (p) =>
      p.telefono ? <span style={{ whiteSpace: 'nowrap' }}>{formatearTelefono(p.telefono)}</span> : NADA,
  },
  ...EDADES_CARTERA.map(
    (edad): Column<PagadorEnCartera> => ({
      id: edad,
      header: ETIQUETA_EDAD_CARTERA[edad],
      align: 'end',
      // What is not due yet is the difference between the last two columns.
      hideBelow: edad === 'AL_DIA' ? '2xl' : 'lg',
      cell: (p) => (p.edades[edad] > 0 ? <Amount value={p.edades[edad]} /> : NADA),
    }),
  ),
  {
    id: 'vencido',
    header: 'Vencido',
    align: 'end',
    sortable: true,
    cell: (p) => (p.vencido > 0 ? <Amount value={p.vencido} strong /> : NADA),
    // Under it: with debts of millions, one more column left the names in a hundred pixels.
    secondary: (p) => (p.dias_mora > 0 ? mora(p) : null),
  },
  {
    id: 'saldo',
    header: 'Saldo',
    align: 'end',
    sortable: true,
    cell: (p) => <Amount value={p.saldo} strong />,
  },
  {
    id: 'ultima_gestion',
    header: 'Último contacto',
    hideBelow: '2xl',
    cell: (p) => <span style={{ whiteSpace: 'nowrap' }}>{ultimoContacto(p)?.dia ?? NADA}</span>,
    secondary: (p) => ultimoContacto(p)?.como ?? null,
  },
  {
    id: 'a_favor',
    header: 'A favor',
    align: 'end',
    sortable: true,
    cell: (p) => (p.a_favor > 0 ? <Amount value={p.a_favor} /> : NADA),
  },
];

/** What they have in favour comes first: without a debt it is why they are here. */
export const FILA_PAGADOR: PhoneRow<PagadorEnCartera> = {
  figure: (p) => <Amount value={p.saldo} strong />,
  detail: (p) =>
    [
      p.a_favor > 0 && `a favor ${formatearPesos(p.a_favor)}`,
      deQuien(p),
      ultimoContacto(p) && `contacto ${ultimoContacto(p)?.dia}`,
    ]
      .filter(Boolean)
      .join(' · '),
  mark: (p) => (p.dias_mora > 0 ? <small>{mora(p)}</small> : null),
  call: ({ nombre, telefono }) =>
    telefono ? { label: `Llamar a ${nombre}`, href: enlaceLlamada(telefono) } : null,
};
