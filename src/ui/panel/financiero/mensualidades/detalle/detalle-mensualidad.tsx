import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import { CAMPOS_MENSUALIDAD } from '@/domain/mensualidades/campos-mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { ETIQUETA_CONCEPTO } from '@/domain/mensualidades/opciones-mensualidad';
import { totalAbonado, totalAjustado } from '@/domain/mensualidades/saldo';
import { etiquetasDe } from '@/domain/shared/campos/campo';
import { formatearFecha } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import { abonosEnPalabras } from '@/ui/panel/comun/datos/abonos-en-palabras';
import { describirCon } from '@/ui/panel/comun/datos/describir-cambio';
import { EditadoPor } from '@/ui/panel/comun/datos/editado-por';
import { EstadoMensualidadTag } from '@/ui/panel/comun/datos/estado-mensualidad-tag';
import { HistorialCambios } from '@/ui/panel/comun/datos/historial-cambios';
import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { consultaUltimoCerrado } from '@/ui/panel/comun/datos/ultimo-cerrado.queries';
import { useNombreSede } from '@/ui/panel/comun/datos/use-nombre-sede';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { marcaDeFicha } from '@/ui/panel/comun/sin-red/marca-de-registro';
import { Amount } from '@/ui/shared/amount';
import { Button } from '@/ui/shared/button';
import { DetailDialog } from '@/ui/shared/detail-dialog';
import type { DetailItem } from '@/ui/shared/detail-list';
import { MoreActions } from '@/ui/shared/more-actions';
import { BotonAplicar } from '../../a-favor/boton-aplicar';
import { ETIQUETAS_MENSUALIDAD as E, nombreFila, valorEnPalabras } from '../../etiquetas-financiero';
import { consultaMensualidad } from '../../financiero.queries';
import { accionesMensualidad, type ManejadoresMensualidad } from '../acciones-mensualidad';
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
  ...etiquetasDe(CAMPOS_MENSUALIDAD),
  abonos: 'Abonos',
  motivo_anulacion: 'Motivo',
};

/** Only of whoever came or left in the middle of the month. */
const diasCobrados = ({ cobra_desde, cobra_hasta }: MensualidadEnLista): string | null => {
  if (cobra_desde && cobra_hasta)
    return `Del ${formatearFecha(cobra_desde)} al ${formatearFecha(cobra_hasta)}`;
  if (cobra_desde) return `Desde el ${formatearFecha(cobra_desde)}`;
  return cobra_hasta && `Hasta el ${formatearFecha(cobra_hasta)}`;
};

const describirCambio = (nombreDeSede: (id: Id) => string) =>
  describirCon(ETIQUETAS, (campo, valor) =>
    campo === 'abonos' ? abonosEnPalabras(valor, nombreDeSede) : valorEnPalabras(campo, valor),
  );

const datosDe = (m: MensualidadEnLista): DetailItem[] => [
  { label: 'Estado', half: true, value: <EstadoMensualidadTag estado={m.estado} vencida={m.vencida} /> },
  { label: 'Saldo', half: true, value: <Amount value={m.saldo} strong /> },
  {
    label: 'Concepto y periodo',
    value: [ETIQUETA_CONCEPTO[m.concepto], m.periodo && periodoEnPalabras(m.periodo)]
      .filter(Boolean)
      .join(', '),
  },
  {
    label: E.fecha_vencimiento,
    half: true,
    value: m.fecha_vencimiento && formatearFecha(m.fecha_vencimiento),
  },
  { label: E.valor, half: true, value: <Amount value={m.valor} /> },
  {
    label: E.descuento,
    half: true,
    value: m.descuento > 0 ? <Amount value={m.descuento} /> : 'Sin descuento',
  },
  ...(diasCobrados(m) ? [{ label: 'Días que cobra', value: diasCobrados(m) }] : []),
  { label: 'Abonado', half: true, value: <Amount value={totalAbonado(m.abonos)} /> },
  ...(totalAjustado(m.abonos) > 0
    ? [{ label: 'Ajustado', value: <Amount value={totalAjustado(m.abonos)} /> }]
    : []),
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
  const { servicios } = usePanel();
  const { data: ultimoCerrado = null } = useQuery(consultaUltimoCerrado(servicios));
  const nombreDeSede = useNombreSede();
  const acciones = accionesMensualidad(mensualidad, hacer, esAdministrador, ultimoCerrado).filter(
    ({ id }) => !YA_VISIBLES.has(id),
  );
  return (
    <DetailDialog
      open
      onClose={onClose}
      title={nombreFila(mensualidad)}
      lead={marcaDeFicha(servicios, 'mensualidad', mensualidad.id)}
      items={datosDe(mensualidad)}
      actions={
        <>
          <MoreActions actions={acciones} />
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
      <HistorialCambios
        entidad="mensualidad"
        id={mensualidad.id}
        describirCambio={describirCambio(nombreDeSede)}
      />
      <Box as="p" textStyle="ayuda" marginTop="6">
        <EditadoPor {...mensualidad} />
      </Box>
    </DetailDialog>
  );
}
