import { Printer } from 'lucide-react';
import type { EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { filasDeCuenta, sumarFilas } from '@/domain/mensualidades/filas-de-cuenta';
import { formatearFecha } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { formatearDocumento } from '@/domain/shared/lectura/leer-documento';
import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { DetailDialog } from '@/ui/shared/detail-dialog';
import { useDocumentos } from '../documentos/use-documentos';
import { EnlacesDeParticipante } from '../enlaces/enlaces-de-participante';
import { consultaCuenta } from '../financiero.queries';
import type { ManejadoresMensualidad } from '../mensualidades/acciones-mensualidad';
import { cifrasDeCuenta } from './cifras-de-cuenta';
import { EnvioWhatsApp } from './envio-whatsapp';
import { QuienesPagan } from './quienes-pagan';
import { TablaCuenta } from './tabla-cuenta';

type DialogoCuentaProps = {
  participante: Id;
  hacer: Pick<ManejadoresMensualidad, 'verPagador'>;
  onClose: () => void;
};

/** What a participante was charged, paid and owes, to print or to send. */
export default function DialogoCuenta({ participante, hacer, onClose }: DialogoCuentaProps) {
  const { servicios } = usePanel();
  return (
    <ConRegistro
      consulta={consultaCuenta(servicios, participante)}
      titulo="Estado de cuenta"
      lista="mensualidades"
      onClose={onClose}
    >
      {(estado) => <Cuenta estado={estado} hacer={hacer} onClose={onClose} />}
    </ConRegistro>
  );
}

function Cuenta({
  estado,
  hacer,
  onClose,
}: Omit<DialogoCuentaProps, 'participante'> & { estado: EstadoDeCuenta }) {
  const { estadoDeCuenta, preparando } = useDocumentos();
  const { participante, vencido, fecha } = estado;
  const filas = filasDeCuenta(estado);
  const { cobrado, abonado, saldo } = sumarFilas(filas);
  return (
    <DetailDialog
      open
      onClose={onClose}
      title={`Estado de cuenta de ${participante.nombre}`}
      items={[
        ...cifrasDeCuenta({ saldo, vencido, cobrado, abonado }),
        {
          label: 'Documento',
          half: true,
          value: participante.documento && formatearDocumento(participante.documento),
        },
        { label: 'Fecha', half: true, value: formatearFecha(fecha) },
      ]}
      actions={
        <Button
          variant="solid"
          icon={<Printer />}
          busy={preparando}
          busyText="Preparando..."
          onClick={() => estadoDeCuenta(participante.id)}
        >
          Imprimir estado de cuenta
        </Button>
      }
    >
      <SeccionDetalle titulo="Mensualidades">
        <TablaCuenta filas={filas} />
      </SeccionDetalle>
      <SeccionDetalle titulo="Enviar por WhatsApp">
        <EnvioWhatsApp estado={estado} />
      </SeccionDetalle>
      <EnlacesDeParticipante estado={estado} />
      <QuienesPagan estado={estado} verPagador={hacer.verPagador} />
    </DetailDialog>
  );
}
