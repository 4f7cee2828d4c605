import { Box } from '@chakra-ui/react/box';
import { Banknote } from 'lucide-react';
import { ETIQUETA_CONCEPTO } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { totalAbonado } from '@/domain/mensualidades/saldo';
import { formatearFecha } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import { Amount } from '@/ui/shared/amount';
import { Button } from '@/ui/shared/button';
import { DetailDialog } from '@/ui/shared/detail-dialog';
import type { DetailItem } from '@/ui/shared/detail-list';
import { Menu } from '@/ui/shared/menu';
import { describirCon } from '../../../shared/datos/describir-cambio';
import { EditadoPor } from '../../../shared/datos/editado-por';
import { EstadoMensualidadTag } from '../../../shared/datos/estado-mensualidad-tag';
import { HistorialCambios } from '../../../shared/datos/historial-cambios';
import { SeccionDetalle } from '../../../shared/datos/seccion-detalle';
import { ConRegistro } from '../../../shared/formulario/con-registro';
import { useEsAdministrador } from '../../../shared/panel/use-es-administrador';
import { usePanel } from '../../../shared/panel/use-panel';
import { BotonAplicar } from '../../a-favor/boton-aplicar';
import { ETIQUETAS_MENSUALIDAD as E, nombreFila, valorEnPalabras } from '../../etiquetas-financiero';
import { consultaMensualidad } from '../../financiero.queries';
import { accionesMensualidad, type ManejadoresMensualidad } from '../acciones-mensualidad';
import { abonosEnPalabras } from './abonos-en-palabras';
import { ListaAbonos } from './lista-abonos';

type DetalleMensualidadProps = { id: Id; hacer: ManejadoresMensualidad; onClose: () => void };

export default function DetalleMensualidad({ id, ...resto }: DetalleMensualidadProps) {
  const { servicios } = usePanel();
  return (
    <ConRegistro
      consulta={consultaMensualidad(servicios, id)}
      titulo="Mensualidad"
      lista="mensualidades"
      onClose={resto.onClose}
    >
      {(mensualidad) => <Ficha mensualidad={mensualidad} {...resto} />}
    </ConRegistro>
  );
}

/** Already beside the menu as a button, or the dialog itself. */
const YA_VISIBLES = new Set(['ver', 'abonar']);

const ETIQUETAS: Readonly<Record<string, string>> = {
  ...E,
  estado: 'Estado',
  abonos: 'Abonos',
  motivo_anulacion: 'Motivo',
  cobra_desde: 'Cobra desde',
  cobra_hasta: 'Cobra hasta',
};

/** Only of whoever came or left in the middle of the month. */
const diasCobrados = ({ cobra_desde, cobra_hasta }: MensualidadEnLista): string | null => {
  if (cobra_desde && cobra_hasta)
    return `Del ${formatearFecha(cobra_desde)} al ${formatearFecha(cobra_hasta)}`;
  if (cobra_desde) return `Desde el ${formatearFecha(cobra_desde)}`;
  return cobra_hasta && `Hasta el ${formatearFecha(cobra_hasta)}`;
};

const describirCambio = describirCon(ETIQUETAS, (campo, valor) =>
  campo === 'abonos' ? abonosEnPalabras(valor) : valorEnPalabras(campo, valor),
);

const datosDe = (m: MensualidadEnLista): DetailItem[] => [
  { label: 'Estado', value: <EstadoMensualidadTag estado={m.estado} vencida={m.vencida} /> },
  { label: 'Saldo', value: <Amount value={m.saldo} strong /> },
  {
    label: 'Concepto y periodo',
    value: [ETIQUETA_CONCEPTO[m.concepto], m.periodo && periodoEnPalabras(m.periodo)]
      .filter(Boolean)
      .join(', '),
  },
  { label: E.fecha_vencimiento, value: m.fecha_vencimiento && formatearFecha(m.fecha_vencimiento) },
  { label: E.valor, value: <Amount value={m.valor} /> },
  { label: E.descuento, value: m.descuento > 0 ? <Amount value={m.descuento} /> : 'Sin descuento' },
  ...(diasCobrados(m) ? [{ label: 'Días que cobra', value: diasCobrados(m) }] : []),
  { label: 'Abonado', value: <Amount value={totalAbonado(m.abonos)} /> },
  { label: E.id_acudiente, value: m.id_acudiente === null ? 'El participante' : m.pagador_nombre },
  ...(m.motivo_anulacion
    ? [
        {
          label: m.estado === 'EXONERADA' ? 'Motivo de la exoneración' : 'Motivo de la anulación',
          value: m.motivo_anulacion,
          fullWidth: true,
        },
      ]
    : []),
  ...(m.observaciones ? [{ label: E.observaciones, value: m.observaciones, fullWidth: true }] : []),
];

function Ficha({
  mensualidad,
  hacer,
  onClose,
}: Omit<DetalleMensualidadProps, 'id'> & { mensualidad: MensualidadEnLista }) {
  const esAdministrador = useEsAdministrador();
  const acciones = accionesMensualidad(mensualidad, hacer, esAdministrador).filter(
    ({ id }) => !YA_VISIBLES.has(id),
  );
  return (
    <DetailDialog
      open
      onClose={onClose}
      title={nombreFila(mensualidad)}
      items={datosDe(mensualidad)}
      actions={
        <>
          <Menu label="Más acciones" trigger="Más acciones" actions={acciones} />
          <BotonAplicar mensualidad={mensualidad} />
          {esAdministrador && mensualidad.saldo > 0 ? (
            <Button variant="solid" icon={<Banknote />} onClick={() => hacer.abonar(mensualidad.id)}>
              Registrar abono
            </Button>
          ) : null}
        </>
      }
    >
      <SeccionDetalle titulo="Abonos">
        <ListaAbonos mensualidad={mensualidad} hacer={hacer} puedeEscribir={esAdministrador} />
      </SeccionDetalle>
      <HistorialCambios entidad="mensualidad" id={mensualidad.id} describirCambio={describirCambio} />
      <Box as="p" textStyle="ayuda" marginTop="6">
        <EditadoPor {...mensualidad} />
      </Box>
    </DetailDialog>
  );
}
