import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { orden } from '@/application/servicios/orden';
import type { AbonoEnLista } from '@/domain/mensualidades/abono-en-lista';
import { validarSedeDePago } from '@/domain/mensualidades/sede-de-pago';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { type Id, mismoId } from '@/domain/shared/id';
import { consultaSedesDisponibles } from '@/ui/panel/comun/datos/sedes-disponibles.queries';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { CampoOpciones } from '@/ui/panel/comun/formulario/campo-controlado';
import { ModalFormulario } from '@/ui/panel/comun/formulario/modal-formulario';
import { resolverDominio } from '@/ui/panel/comun/formulario/resolver-dominio';
import { senalarCampos } from '@/ui/panel/comun/formulario/senalar-campos';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { toaster } from '@/ui/shared/toast-store';
import { AFECTADAS_POR_COBRO } from '../financiero.queries';
import { sedesDe } from './palabras-recibo';

const SEDE = 'Sede que recibió el dinero';

type DialogoSedeProps = {
  numero: number;
  valor: number;
  /** Those of the receipt that count. */
  abonos: readonly AbonoEnLista[];
  onClose: () => void;
};

/** Which drawer the money of a receipt came into, when it was not that of the house of its person. */
export default function DialogoSede({ numero, valor, abonos, onClose }: DialogoSedeProps) {
  const { servicios } = usePanel();
  const { data: sedes = [] } = useQuery(consultaSedesDisponibles(servicios));
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const libre = useRef(false);
  const nombre = `sede-de-pago:${numero}`;
  const titulo = `Corregir la sede del recibo ${numero}`;
  const formulario = useForm<{ sede_id: Id }>({
    defaultValues: { sede_id: '' },
    shouldFocusError: false,
    resolver: resolverDominio<{ sede_id: Id }>((valores) => ({ sede_id: validarSedeDePago(valores) })),
  });
  const escritura = useEscritura<{ sede_id: Id }, unknown>({
    nombre,
    que: () => `${titulo}, ${formatearPesos(valor)}`,
    hacer: (valores, clave) => {
      // The service moves the whole receipt: the part that is named is one that is elsewhere.
      const otra = abonos.find(({ sede_id }) => !mismoId(sede_id, valores.sede_id));
      const { mensualidad_id = '', id = '' } = otra ?? {};
      return orden('mensualidades', 'corregirSedeDePago', mensualidad_id, id, valores, { clave });
    },
    alHacer: () => {
      libre.current = true;
      toaster.success(`Recibo ${numero}: sede corregida`);
      void refrescar();
      onClose();
    },
    alRechazar: (error) => senalarCampos(formulario, error),
  });
  return (
    <ModalFormulario
      formulario={formulario}
      size="sm"
      title={titulo}
      submitLabel="Corregir sede"
      savingLabel="Corrigiendo..."
      etiquetas={{ sede_id: SEDE }}
      borrador={nombre}
      envio={escritura}
      tituloError={mensajeErrorEscritura('actualizar', 'mensualidad')}
      libre={libre}
      onClose={onClose}
      onSubmit={() => void formulario.handleSubmit(escritura.enviar)()}
    >
      <p>
        {`${formatearPesos(valor)} cuentan en ${sedesDe(abonos) || 'ninguna sede'}. Elija la sede que los recibió: pasan enteros a su recaudo y a su caja. Los arqueos ya guardados no cambian.`}
      </p>
      <CampoOpciones
        nombre="sede_id"
        label={SEDE}
        required
        options={sedes
          .filter(
            ({ id, archivado_en }) =>
              archivado_en === null && abonos.some((abono) => !mismoId(id, abono.sede_id)),
          )
          .map(({ id, nombre: sede }) => ({ value: id, label: sede }))}
      />
    </ModalFormulario>
  );
}
