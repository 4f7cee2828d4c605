import { Box } from '@chakra-ui/react/box';
import { Printer } from 'lucide-react';
import type { CuentaDePagador, EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import { filasDeCuenta } from '@/domain/mensualidades/filas-de-cuenta';
import { textoEstadoDePagador } from '@/domain/mensualidades/texto-estado-de-cuenta';
import { documentoRotulado } from '@/domain/shared/documento';
import { formatearFecha } from '@/domain/shared/fechas';
import { formatearTelefono } from '@/domain/shared/telefono';
import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Amount } from '@/ui/shared/amount';
import { Button } from '@/ui/shared/button';
import { DetailDialog } from '@/ui/shared/detail-dialog';
import { SeccionAFavor } from '../a-favor/seccion-a-favor';
import { SeccionGestiones } from '../cobranza/seccion-gestiones';
import { useDocumentos } from '../documentos/use-documentos';
import { SeccionEnlaces } from '../enlaces/seccion-enlaces';
import { consultaCuentaDePagador } from '../financiero.queries';
import { cifrasDeCuenta } from './cifras-de-cuenta';
import { BotonesWhatsApp, Mensaje, SinAutorizacion } from './mensaje-whatsapp';
import { SeccionConstancias } from './seccion-constancias';
import { TablaCuenta } from './tabla-cuenta';
import { VariosNombres } from './varios-nombres';

type DialogoPagadorProps = { clave: string; onClose: () => void };

/** What a person owes for everybody they pay for: one statement, one message. */
export default function DialogoPagador({ clave, onClose }: DialogoPagadorProps) {
  const { servicios } = usePanel();
  return (
    <ConRegistro
      consulta={consultaCuentaDePagador(servicios, clave)}
      titulo="Estado de cuenta"
      lista="mensualidades"
      onClose={onClose}
    >
      {(estado) => <Cuenta estado={estado} onClose={onClose} />}
    </ConRegistro>
  );
}

function Cuenta({ estado, onClose }: { estado: EstadoDePagador; onClose: () => void }) {
  const { estadoDePagador, preparando } = useDocumentos();
  const { pagador, fichas, saldo, vencido, facturado, abonado, a_favor, fecha, cuentas } = estado;
  return (
    <DetailDialog
      open
      onClose={onClose}
      title={`Estado de cuenta de ${pagador.nombre}`}
      items={[
        ...cifrasDeCuenta({ saldo, vencido, cobrado: facturado, abonado }),
        ...(a_favor > 0 ? [{ label: 'Saldo a favor', value: <Amount value={a_favor} strong /> }] : []),
        { label: 'Documento', half: true, value: documentoRotulado(pagador.documento) },
        { label: 'Teléfono', half: true, value: pagador.telefono && formatearTelefono(pagador.telefono) },
        { label: 'Paga por', value: cuentas.map(({ participante }) => participante.nombre).join(', ') },
        { label: 'Fecha', value: formatearFecha(fecha) },
      ]}
      actions={
        <Button
          variant="solid"
          icon={<Printer />}
          busy={preparando}
          busyText="Preparando..."
          onClick={() => estadoDePagador(pagador.clave)}
        >
          Imprimir estado de cuenta
        </Button>
      }
    >
      {fichas.length > 0 ? (
        <Box marginBottom="6">
          <VariosNombres fichas={fichas} documento={pagador.documento} />
        </Box>
      ) : null}
      {cuentas.map((cuenta) => (
        <SeccionDetalle key={cuenta.participante.id} titulo={cuenta.participante.nombre}>
          <TablaCuenta
            filas={filasDeCuenta(cuenta)}
            titulo={`Mensualidades de ${cuenta.participante.nombre}`}
          />
        </SeccionDetalle>
      ))}
      <SeccionAFavor clave={pagador.clave} />
      <SeccionGestiones clave={pagador.clave} />
      <SeccionDetalle titulo="Enviar por WhatsApp">
        <Envio estado={estado} />
      </SeccionDetalle>
      {cuentas.some(({ informado }) => informado) ? <SeccionEnlaces pagador={pagador} saldo={saldo} /> : null}
      <SeccionConstancias estado={estado} />
    </DetailDialog>
  );
}

const nombresDe = (cuentas: readonly CuentaDePagador[]) =>
  cuentas.map(({ participante }) => participante.nombre);

/** The message says what is owed for all of them: it is not offered to who may not be told of one. */
function Envio({ estado }: { estado: EstadoDePagador }) {
  const { pagador, cuentas, saldo } = estado;
  const texto = textoEstadoDePagador(estado);
  const sinPermiso = cuentas.filter((cuenta) => cuenta.saldo > 0 && !cuenta.informado);
  return (
    <>
      <Mensaje texto={texto} />
      {sinPermiso.length > 0 ? (
        <SinAutorizacion nombres={[pagador.nombre]} de={nombresDe(sinPermiso)} />
      ) : (
        <BotonesWhatsApp
          personas={pagador.telefono ? [{ ...pagador, telefono: pagador.telefono }] : []}
          texto={texto}
          saldo={saldo}
        />
      )}
    </>
  );
}
