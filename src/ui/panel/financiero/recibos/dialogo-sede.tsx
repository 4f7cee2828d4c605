import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { Orden } from '@/application/servicios/orden';
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

export interface DineroDeUnaSede {
  /** Of its draft. */
  nombre: string;
  /** 'Recibo 41', 'Devolución'. */
  cual: string;
  /** 'del recibo 41', 'de la devolución'. */
  de: string;
  valor: number;
  /** Whose drawers it counts in. */
  sedes: readonly (Id | null)[];
  /** Which one is asked for: 'Sede que recibió el dinero'. */
  etiqueta: string;
  /** 'Elija la sede que los recibió: pasan enteros a su recaudo y a su caja.' */
  ayuda: string;
  pedir: (valores: { sede_id: Id }, clave: string) => Orden<unknown>;
}

type DialogoSedeProps = { dinero: DineroDeUnaSede; onClose: () => void };

/** Which drawer the money came into or went out of, when it was not that of the house of its person. */
export default function DialogoSede({ dinero, onClose }: DialogoSedeProps) {
  const { nombre, cual, de, valor, etiqueta, ayuda, pedir } = dinero;
  const { servicios } = usePanel();
  const { data: sedes = [] } = useQuery(consultaSedesDisponibles(servicios));
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const libre = useRef(false);
  const titulo = `Corregir la sede ${de}`;
  const formulario = useForm<{ sede_id: Id }>({
    defaultValues: { sede_id: '' },
    shouldFocusError: false,
    resolver: resolverDominio<{ sede_id: Id }>((valores) => ({ sede_id: validarSedeDePago(valores) })),
  });
  const escritura = useEscritura<{ sede_id: Id }, unknown>({
    nombre,
    que: () => `${titulo}, ${formatearPesos(valor)}`,
    hacer: pedir,
    alHacer: () => {
      libre.current = true;
      toaster.success(`${cual}: sede corregida`);
      void refrescar();
      onClose();
    },
    alRechazar: (error) => senalarCampos(formulario, error),
  });
  const suyas = sedes.filter(({ id }) => dinero.sedes.some((sede) => mismoId(sede, id)));
  const donde = suyas.map(({ nombre: sede }) => sede).join(' y ') || 'ninguna sede';
  return (
    <ModalFormulario
      formulario={formulario}
      size="sm"
      title={titulo}
      submitLabel="Corregir sede"
      savingLabel="Corrigiendo..."
      etiquetas={{ sede_id: etiqueta }}
      borrador={nombre}
      envio={escritura}
      tituloError={mensajeErrorEscritura('actualizar', 'mensualidad')}
      libre={libre}
      onClose={onClose}
      onSubmit={() => void formulario.handleSubmit(escritura.enviar)()}
    >
      <p>{`${formatearPesos(valor)} cuentan en ${donde}. ${ayuda} Los arqueos ya guardados no cambian.`}</p>
      <CampoOpciones
        nombre="sede_id"
        label={etiqueta}
        required
        options={sedes
          .filter(
            ({ id, archivado_en }) =>
              archivado_en === null && dinero.sedes.some((sede) => !mismoId(id, sede)),
          )
          .map(({ id, nombre: sede }) => ({ value: id, label: sede }))}
      />
    </ModalFormulario>
  );
}
