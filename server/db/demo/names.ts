// Invented people with names that are usual in northern coastal Andhra. Parents have the student's surname.

import type { Year } from '#shared/kit/study-years.ts';
import type { Gender } from '#shared/people/genders.ts';

export interface DemoName {
  firstName: string;
  lastName: string;
  father: string;
  mother: string;
  gender: Gender;
  religion: string;
  /** The part of the e-mail before the @, where it cannot be made from the name. */
  mailbox?: string;
}

type Line = [string, string, string, string, Gender, string, string?];

const toName = ([firstName, lastName, father, mother, gender, religion, mailbox]: Line): DemoName => ({
  firstName,
  lastName,
  father,
  mother,
  gender,
  religion,
  mailbox,
});

const lines: Record<Year, Line[]> = {
  FIRST: [
    ['Bhavya Sri', 'Gorle', 'Appala Naidu', 'Ramanamma', 'Female', 'Hindu'],
    ['Charan Teja', 'Bammidi', 'Simhachalam', 'Parvathi', 'Male', 'Hindu'],
    ['లక్ష్మి', 'యర్రా', 'రామారావు', 'సత్యవతి', 'Female', 'Hindu', 'lakshmi.yarra'],
    ['Deepika', 'Kinjarapu', 'Venkata Rao', 'Saraswathi', 'Female', 'Hindu'],
    ['Shaik Ayesha', 'Parveen', 'Shaik Mastan', 'Shaik Noorjahan', 'Female', 'Muslim'],
    ['Eswar', 'Dasari', 'Krishna Murthy', 'Adilakshmi', 'Male', 'Hindu'],
    ['Grace Mary', 'Nalli', 'Samuel', 'Rebecca', 'Female', 'Christian'],
    ['Hemanth Kumar', 'Palaka', 'Suryanarayana', 'Kanaka Mahalakshmi', 'Male', 'Hindu'],
    ['Indu', 'Savara', 'Jogayya', 'Somamma', 'Female', 'Hindu'],
    ['Jaswanth', 'Mudadla', 'Trinadha Rao', 'Varalakshmi', 'Male', 'Hindu'],
    ['Keerthana', 'Allu', 'Ramesh', 'Sujatha', 'Female', 'Hindu'],
    ['Lohitha', 'Bora', 'Narasimha Rao', 'Eswaramma', 'Female', 'Hindu'],
    ['Manoj', 'Chintada', 'Dharma Rao', 'Jayamma', 'Male', 'Hindu'],
    ['Navya', 'Duvvada', 'Satyanarayana', 'Padmavathi', 'Female', 'Hindu'],
    ['Om Prakash', 'Jena', 'Purushottam', 'Sabita', 'Male', 'Hindu'],
  ],
  SECOND: [
    ['Sravani', 'Pilla', 'Venkata Ramana', 'Lakshmi Kumari', 'Female', 'Hindu'],
    ['Akhil', 'Kalamata', 'Mohana Rao', 'Nagamani', 'Male', 'Hindu'],
    ['Bindu Madhavi', 'Reddi', 'Govinda Rao', 'Annapurna', 'Female', 'Hindu'],
    ['Divya', 'Simma', 'Laxmana Rao', 'Rajeswari', 'Female', 'Hindu'],
    ['వెంకటేష్', 'గొర్లె', 'అప్పలస్వామి', 'పార్వతమ్మ', 'Male', 'Hindu', 'venkatesh.gorle'],
    ['Farhana', 'Begum', 'Mohammad Rafi', 'Mohammad Shakeela', 'Female', 'Muslim'],
    ['Gowtham', 'Tangi', 'Sanyasi Rao', 'Mutyalamma', 'Male', 'Hindu'],
    ['Harika', 'Vana', 'Bhaskara Rao', 'Kalavathi', 'Female', 'Hindu'],
    ['Jyothi', 'Urlana', 'Chandra Rao', 'Sarojini', 'Female', 'Hindu'],
    ['Kiran', 'Lukalapu', 'Tirupathi Rao', 'Santhamma', 'Other', 'Hindu'],
    ['Mounika', 'Sasanapuri', 'Koteswara Rao', 'Dhanalakshmi', 'Female', 'Hindu'],
    ['Nikhil Varma', 'Datla', 'Rama Raju', 'Sita Devi', 'Male', 'Hindu'],
    ['పద్మావతి', 'బొత్స', 'సింహాచలం', 'వరలక్ష్మి', 'Female', 'Hindu', 'padmavathi.botsa'],
    ['Pavan Kalyan', 'Ganta', 'Prasada Rao', 'Vijaya Lakshmi', 'Male', 'Hindu'],
    ['Ruth Sunitha', 'Kota', 'John Wesley', 'Esther Rani', 'Female', 'Christian'],
  ],
  THIRD: [
    ['Aparna', 'Seepana', 'Jagannadha Rao', 'Hymavathi', 'Female', 'Hindu'],
    ['Bharath', 'Kelli', 'Ravi Kumar', 'Aruna', 'Male', 'Hindu'],
    ['Chandana', 'Baggu', 'Sriramulu', 'Subbalakshmi', 'Female', 'Hindu'],
    [
      'Venkata Satya Naga Lakshmi Durga Bhavani Mahalakshmi Annapurneswari',
      'Sri Ramachandrapuram Vadrevu Mallampalli',
      'Venkata Satya Suryanarayana Subrahmanyeswara',
      'Naga Venkata Lakshmi Narasamma',
      'Female',
      'Hindu',
      'durga.bhavani.vadrevu',
    ],
    ['Dinesh', 'Yendluri', 'Ananda Rao', 'Sita Ratnam', 'Male', 'Hindu'],
    ['సాయి కిరణ్', 'పైడి', 'నరసింహమూర్తి', 'కళావతి', 'Male', 'Hindu', 'saikiran.pydi'],
    ['Geetha', 'Kuna', 'Musalayya', 'Ramulamma', 'Female', 'Hindu'],
    ['Imran', 'Syed', 'Syed Khader', 'Syed Fathima', 'Male', 'Muslim'],
    ['Jahnavi', 'Bendalam', 'Ashok', 'Madhuri', 'Female', 'Hindu'],
    ['Kavya', 'Dharmana', 'Krishna Das', 'Padmapriya', 'Female', 'Hindu'],
    ['Lavanya', 'Pinninti', 'Satyam', 'Gowramma', 'Female', 'Hindu'],
    ['Mahesh', 'Nadukuditi', 'Eswara Rao', 'Lakshmamma', 'Male', 'Hindu'],
    ['Priyanka', 'Tripurana', 'Butchayya', 'Suramma', 'Female', 'Hindu'],
    ['Rohith', 'Marpu', 'Sambasiva Rao', 'Bharathi', 'Male', 'Hindu'],
    ['Swathi', 'Killi', 'Kameswara Rao', 'Rukmini', 'Female', 'Hindu'],
  ],
  FOURTH: [
    ['Anusha', 'Attada', 'Janardhana Rao', 'Syamala', 'Female', 'Hindu'],
    ['Balaji', 'Ronanki', 'Gopala Rao', 'Tulasamma', 'Male', 'Hindu'],
    ['కావ్య', 'చింతాడ', 'ధర్మారావు', 'జయలక్ష్మి', 'Female', 'Hindu', 'kavya.chintada'],
    ['Chaitanya', 'Potnuru', 'Someswara Rao', 'Vasantha', 'Male', 'Hindu'],
    ['Daniel Raju', 'Maddila', 'Paul', 'Mariyamma', 'Male', 'Christian'],
    ['Gayathri', 'Sanapala', 'Nageswara Rao', 'Sarada', 'Female', 'Hindu'],
    ['Hari Priya', 'Ambati', 'Ramakrishna', 'Sudha Rani', 'Female', 'Hindu'],
    ['Karthik', 'Gurugubelli', 'Lokanadham', 'Chinnammadu', 'Male', 'Hindu'],
    ['Likhitha', 'Peddinti', 'Uma Maheswara Rao', 'Bhagyalakshmi', 'Female', 'Hindu'],
    ['Meghana', 'Pappala', 'Ganapathi Rao', 'Ratna Kumari', 'Female', 'Hindu'],
    ['శ్రీనివాస్', 'కొర్లాపు', 'వెంకటరావు', 'సూర్యకాంతం', 'Male', 'Hindu', 'srinivas.korlapu'],
    ['Naveen', 'Ippili', 'Sita Ramayya', 'Ammajamma', 'Male', 'Hindu'],
    ['Pujitha', 'Bellana', 'Chandrasekhar', 'Usha Rani', 'Female', 'Hindu'],
    ['Sandhya', 'Jami', 'Bangarayya', 'Pydithalli', 'Female', 'Hindu'],
    ['Teja Sri', 'Vempadapu', 'Rama Krishna', 'Manikyam', 'Female', 'Hindu'],
  ],
};

/** Fifteen a year, in the order of their enrolment numbers. */
export const demoNames: Readonly<Record<Year, readonly DemoName[]>> = {
  FIRST: lines.FIRST.map(toName),
  SECOND: lines.SECOND.map(toName),
  THIRD: lines.THIRD.map(toName),
  FOURTH: lines.FOURTH.map(toName),
};
