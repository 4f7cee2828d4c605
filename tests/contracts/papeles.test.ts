import { imprentaFormatosPdf } from '@/infrastructure/pdf/formatos/imprenta-formatos-pdf';
import { imprentaPdf } from '@/infrastructure/pdf/mensualidades/imprenta-pdf';
import { contratoImprenta } from './papeles/contrato-imprenta';
import { contratoImprentaFormatos } from './papeles/contrato-imprenta-formatos';

contratoImprenta('PDF', imprentaPdf);
contratoImprentaFormatos('PDF', imprentaFormatosPdf);
