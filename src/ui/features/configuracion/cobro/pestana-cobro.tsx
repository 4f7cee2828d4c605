import { useWatch } from 'react-hook-form';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { CampoNumero } from '../../shared/formulario/campo-controlado';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { ConConfiguracion } from '../con-configuracion';
import { EdicionConfiguracion } from '../edicion-configuracion';
import { PARTE_COBRO } from './parte-cobro';

const E = PARTE_COBRO.etiquetas;

function CamposCobro() {
  const valor: unknown = useWatch({ name: 'valor_mensualidad' });
  return (
    <>
      <p>Se usan al generar el mes para quien no tiene un valor o un día propios.</p>
      <FilaCampos>
        <CampoNumero
          nombre="valor_mensualidad"
          label={E.valor_mensualidad}
          min={0}
          help={typeof valor === 'number' ? formatearPesos(valor) : 'En pesos, sin puntos.'}
        />
        <CampoNumero nombre="dia_pago" label={E.dia_pago} min={1} max={28} help="Del 1 al 28 de cada mes." />
      </FilaCampos>
    </>
  );
}

export default function PestanaCobro() {
  return (
    <ConConfiguracion>
      {(configuracion) => (
        <EdicionConfiguracion parte={PARTE_COBRO} original={configuracion}>
          <CamposCobro />
        </EdicionConfiguracion>
      )}
    </ConConfiguracion>
  );
}
