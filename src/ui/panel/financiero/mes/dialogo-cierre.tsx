import { Box } from '@chakra-ui/react/box';
import { Lock, LockOpen, Printer } from 'lucide-react';
import { useState } from 'react';
import { orden } from '@/application/servicios/orden';
import { porcentajeRecaudado } from '@/domain/mensualidades/cierres/cifras-del-mes';
import type { Cierre, InformeConCierre } from '@/domain/mensualidades/cierres/informe-de-mes';
import { estaCerrado, impedimentoDeCierre } from '@/domain/mensualidades/cierres/reglas-cierre';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha, formatearInstante, type Periodo } from '@/domain/shared/fechas';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import { avisarError } from '@/ui/panel/comun/datos/avisar-error';
import { HistorialCambios } from '@/ui/panel/comun/datos/historial-cambios';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Amount } from '@/ui/shared/amount';
import { Button } from '@/ui/shared/button';
import { DetailDialog } from '@/ui/shared/detail-dialog';
import type { DetailItem } from '@/ui/shared/detail-list';
import { Notice } from '@/ui/shared/notice';
import { toaster } from '@/ui/shared/toast-store';
import { describirCon } from '../../comun/datos/describir-cambio';
import { useDocumentos } from '../documentos/use-documentos';
import { DialogoReapertura } from './dialogo-reapertura';
import { AFECTADAS_POR_CIERRE, consultaInforme } from './mes.queries';

type DialogoCierreProps = { periodo: Periodo; onClose: () => void };

/** The figures of a month, what is pending before it is closed, and closing it; of a closed one, what was kept. */
export default function DialogoCierre({ periodo, onClose }: DialogoCierreProps) {
  const { servicios } = usePanel();
  return (
    <ConRegistro
      consulta={consultaInforme(servicios, periodo)}
      titulo={`Cierre de ${periodoEnPalabras(periodo)}`}
      lista="mensualidades"
      onClose={onClose}
    >
      {(leido) => <Mes leido={leido} onClose={onClose} />}
    </ConRegistro>
  );
}

const itemsDe = ({ informe: { cifras, recaudo, recibos } }: InformeConCierre): DetailItem[] => {
  const porcentaje = porcentajeRecaudado(cifras);
  return [
    { label: 'Facturado', value: <Amount value={cifras.facturado} strong /> },
    {
      label: 'Recaudado',
      value: (
        <>
          <Amount value={cifras.recaudado} strong />
          {porcentaje === null ? null : ` · ${porcentaje} %`}
        </>
      ),
    },
    { label: 'Por cobrar', value: <Amount value={cifras.por_cobrar} strong /> },
    ...(cifras.ajustado > 0 ? [{ label: 'Ajustado', value: <Amount value={cifras.ajustado} /> }] : []),
    { label: 'Mensualidades que se cobran', value: formatearNumero(cifras.mensualidades) },
    { label: 'Dinero que entró en el mes', value: <Amount value={recaudo.total} /> },
    ...(recaudo.ajustes > 0
      ? [{ label: 'Descontado por ajustes', value: <Amount value={-recaudo.ajustes} /> }]
      : []),
    {
      label: 'Recibos expedidos en el mes',
      value:
        recibos.desde === null || recibos.hasta === null
          ? 'Ninguno'
          : `Del ${formatearNumero(recibos.desde)} al ${formatearNumero(recibos.hasta)}`,
    },
  ];
};

/** What whoever closes should look at first; none of it stops them. */
const pendientesDe = ({ informe: { cifras, sin_contar, recibos } }: InformeConCierre): string[] => [
  ...(cifras.sin_pago > 0
    ? [
        cifras.sin_pago === 1
          ? '1 mensualidad no tiene ningún pago'
          : `${formatearNumero(cifras.sin_pago)} mensualidades no tienen ningún pago`,
      ]
    : []),
  ...(sin_contar.length > 0
    ? [
        `Falta contar el efectivo de ${sin_contar.length === 1 ? '1 día' : `${sin_contar.length} días`}: ${sin_contar
          .slice(0, 5)
          .map(({ fecha, total }) => `${formatearFecha(fecha)} (${formatearPesos(total)})`)
          .join(', ')}${sin_contar.length > 5 ? '…' : ''}`,
      ]
    : []),
  ...(recibos.faltan.length > 0 ? [`Faltan recibos: ${recibos.faltan.map(formatearNumero).join(', ')}`] : []),
];

const ESTADOS: Readonly<Record<string, string>> = { CERRADO: 'Cerrado', REABIERTO: 'Abierto otra vez' };
const describirCambio = describirCon(
  { periodo: 'Mes', estado: 'Estado', motivo: 'Motivo' },
  (_campo, valor) => ESTADOS[String(valor)] ?? String(valor ?? 'ninguno'),
);

function Mes({ leido, onClose }: { leido: InformeConCierre; onClose: () => void }) {
  const { informe, cierre, ultimo } = leido;
  const { periodo } = informe;
  const hoy = useHoy();
  const esAdministrador = useEsAdministrador();
  const { informeDeMes, preparando } = useDocumentos();
  const [abriendo, setAbriendo] = useState(false);
  const mes = periodoEnPalabras(periodo);
  const cerrado = estaCerrado(ultimo, periodo);
  const impedimento = impedimentoDeCierre(periodo, ultimo, hoy);
  const sePuedeCerrar = esAdministrador && !impedimento && !cerrado;
  return (
    <>
      <DetailDialog
        open
        onClose={onClose}
        title={`Cierre de ${mes}`}
        lead={
          <Box marginBottom="4">
            <Estado leido={leido} impedimento={impedimento} puedeCerrar={esAdministrador} />
          </Box>
        }
        items={itemsDe(leido)}
        closeLabel={sePuedeCerrar ? 'Ahora no' : undefined}
        actions={
          <>
            <Button
              icon={<Printer />}
              busy={preparando}
              busyText="Preparando..."
              onClick={() => informeDeMes(periodo)}
            >
              {cierre ? 'Informe en PDF' : 'Informe provisional en PDF'}
            </Button>
            {esAdministrador && cierre && periodo === ultimo ? (
              <Button icon={<LockOpen />} onClick={() => setAbriendo(true)}>
                Abrir otra vez
              </Button>
            ) : null}
            {sePuedeCerrar ? <BotonCerrar periodo={periodo} /> : null}
          </>
        }
      >
        {cierre ? (
          <HistorialCambios entidad="cierre" id={cierre.id} describirCambio={describirCambio} />
        ) : null}
      </DetailDialog>
      {abriendo ? <DialogoReapertura periodo={periodo} onClose={() => setAbriendo(false)} /> : null}
    </>
  );
}

type EstadoProps = { leido: InformeConCierre; impedimento: string | null; puedeCerrar: boolean };

function Estado({ leido, impedimento, puedeCerrar }: EstadoProps) {
  const { cierre, informe, ultimo } = leido;
  if (cierre) {
    return (
      <Notice tone="success" icon={<Lock />} title={`Cerrado el ${formatearInstante(cierre.cerrado_en)}`}>
        {[
          cierre.cerrado_por && `Lo cerró ${cierre.cerrado_por}.`,
          'Estas cifras son las de ese momento y no cambian: lo de después queda como ajuste del mes abierto.',
        ]
          .filter(Boolean)
          .join(' ')}
      </Notice>
    );
  }
  if (estaCerrado(ultimo, informe.periodo)) {
    return (
      <Notice tone="info" icon={<Lock />} title="Quedó cerrado con un mes posterior">
        Es anterior al primer cierre: no tiene cifras guardadas, y no se cambia.
      </Notice>
    );
  }
  const pendientes = pendientesDe(leido);
  return (
    <Box display="grid" gap="3">
      {impedimento ? <Notice tone="info" title={impedimento} /> : null}
      {pendientes.length > 0 ? (
        <Notice tone="warning" title={puedeCerrar ? 'Revise antes de cerrar' : 'Pendiente'}>
          <Box as="ul" listStyle="disc" paddingInlineStart="4">
            {pendientes.map((pendiente) => (
              <li key={pendiente}>{pendiente}</li>
            ))}
          </Box>
        </Notice>
      ) : null}
      {impedimento || !puedeCerrar ? null : (
        <p>
          Al cerrar, las mensualidades de este mes y los abonos con fecha en él no se cambian más. Lo que se
          corrija después queda como un ajuste del mes abierto.
        </p>
      )}
    </Box>
  );
}

function BotonCerrar({ periodo }: { periodo: Periodo }) {
  const refrescar = useRefrescar(AFECTADAS_POR_CIERRE);
  const mes = periodoEnPalabras(periodo);
  const { enviar, guardando } = useEscritura<void, Cierre>({
    nombre: `cierre:${periodo}`,
    que: () => `Cierre de ${mes}`,
    hacer: (_nada, clave) => orden('cierres', 'cerrar', { periodo }, { clave }),
    alHacer: () => {
      toaster.success(`Quedó cerrado ${mes}`);
      void refrescar();
    },
    alRechazar: (error) => {
      avisarError(error, `Error al cerrar ${mes}`);
      // Somebody else may have closed it.
      void refrescar();
    },
    alDudar: () => undefined,
  });
  return (
    <Button variant="solid" icon={<Lock />} busy={guardando} busyText="Cerrando..." onClick={() => enviar()}>
      Hacer el cierre
    </Button>
  );
}
