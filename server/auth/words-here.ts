/**
 * Words of which passwords are made in India and at a college, beside the international list: they do not count, alone or as
 * parts. Shorter ones than four letters would be found inside other words.
 */
export const wordsHere = `
  password pass passwd passcode secret welcome admin administrator login logon user default master letmein iloveyou ilove
  princess samsung nokia redmi oppo vivo realme google gmail yahoo facebook instagram whatsapp telegram youtube twitter netflix
  flipkart paytm phonepe jiosim airtel android microsoft student students teacher faculty professor college university physio
  physiotherapy therapy anatomy physiology neurology ortho orthopaedics rehab rehabilitation bptcollege bachelor india indian
  bharat bharath hindustan andhra pradesh telangana telugu hindi tamil kannada karnataka kerala maharashtra gujarat rajasthan
  punjab bengal odisha orissa bihar assam delhi mumbai bombay calcutta kolkata chennai madras bangalore bengaluru hyderabad
  secunderabad warangal vijayawada guntur nellore kurnool tirupati tirumala visakhapatnam vizag vizianagaram srikakulam
  rajahmundry rajamahendravaram kakinada eluru ongole chittoor kadapa cuddapah anantapur machilipatnam amaravati amaravathi
  tenali narasaraopet bhimavaram tadepalligudem nandyal adoni proddatur hindupur madanapalle palakollu gudivada amalapuram
  narasapuram palasa tekkali bobbili parvathipuram anakapalle rajam salur amadalavalasa ichchapuram sompeta vamsadhara nagavali
  godavari krishna penna araku annavaram simhachalam srisailam karimnagar nizamabad khammam nalgonda mahbubnagar medak adilabad
  mysore mangalore coimbatore madurai kochi trivandrum pune nagpur nashik surat ahmedabad jaipur lucknow kanpur patna bhopal
  indore bhubaneswar cuttack berhampur raipur ranchi guwahati ganesh ganesha vinayaka vinayak ganapathi ganapati shiva siva
  shivaji sivaji shankar sankar mahadev mahesh maheswara eswar easwar vishnu narayana narayan rama srirama sriram jaisriram
  jaishriram shriram hanuman anjaneya maruthi maruti bajrangi bajrang lakshmi laxmi saraswati saraswathi parvati parvathi durga
  kali lalitha padmavathi venkateswara venkateswarlu balaji govinda govind srinivas srinivasa saibaba omsairam sairam shirdi
  satyasai ayyappa swami murugan subramanyam kartikeya narasimha narasimhulu jagannath jesus christ yesu yesayya jehovah
  emmanuel immanuel bible allah bismillah muhammad mohammed mohammad ahmed khaja guru nanak singh buddha venkata venkat
  venkatesh venkatesham ramana ramesh rajesh suresh naresh dinesh rakesh mukesh lokesh jagadeesh jagadish satish satheesh harish
  girish rajiv rajeev sanjay sanjeev vijay ajay anil sunil kumar kumari raju reddy naidu chowdary choudhary chaudhary varma
  sharma sarma sastry gupta patel yadav goud naik nair menon iyer iyengar pillai prasad prasanna prakash praveen pradeep
  prasanth prashanth prabhakar prabhu pavan pawan kalyan kiran karthik karthikeya kishore krishnamurthy murthy moorthy mohan
  manohar madhu madhav madhavi malla manoj manikanta mani naveen nagesh nagaraju nagarjuna narendra modi nikhil nitin nithin
  raghava raghu rahul rajendra rajasekhar sekhar shekhar chandra chandrasekhar ravi ravindra ravikumar rohit rohith sagar
  sandeep santhosh santosh sathya satya satyanarayana saikumar saikiran saiteja srikanth srikant sridhar srinu sudheer sudhir
  surya suryanarayana teja tarun tharun uday upendra vamsi vamshi varun vasu vasudeva vinod vinay vishal vivek yashwanth
  yaswanth bhaskar charan chaitanya chiranjeevi deepak dileep durgaprasad gopal gopi harsha hari jagan janardhan jayanth kotesh
  koteswara lokanath anand anjali anitha anusha aruna asha aswini ashwini bhargavi bhavani bhavya chandana deepika deepthi divya
  gayathri gayatri geetha geetanjali hema himabindu indira jyothi jyoti kavitha kalyani keerthi keerthana lavanya lalita latha
  mamatha manasa mounika meghana madhuri naga nagamani nandini navya neelima nikitha niharika padma padmaja pavani pooja
  pranathi prasanthi prathyusha priya priyanka pushpa radha radhika rajani rajeswari ramya rani ratnam renuka roja roshini
  sandhya sarada saritha satyavathi shanti santhi shilpa shravani sravani sravanthi sirisha sindhu sita seetha sitamma sneha
  soumya sowjanya spandana sreeja sridevi srilatha srilakshmi sruthi sudha sujatha sumalatha sunitha suneetha supriya sushma
  swapna swathi swati tejaswini triveni usha vani varalakshmi vasantha vasavi vidya vijaya vijayalakshmi yamini cricket dhoni
  mahi kohli virat sachin tendulkar sehwag ganguly dravid bumrah jadeja hardik pandya raina sunrisers superkings mumbaiindians
  ronaldo messi neymar barcelona liverpool chelsea arsenal manchester saina pvsindhu kabaddi pawankalyan powerstar megastar
  prabhas rebelstar maheshbabu alluarjun ramcharan jrntr tarak nandamuri balakrishna balayya jaibalayya vijaydevarakonda
  devarakonda samantha rashmika anushka tamanna kajal pushparaj baahubali bahubali salaar kalki rajinikanth rajini thalaiva
  kamal ajith suriya shahrukh salman aamir amitabh hrithik thala thalapathy superstar spiderman batman superman ironman thor
  hulk naruto pokemon pikachu minecraft pubg freefire fortnite starwars january february march april june july august september
  october november december monday tuesday wednesday thursday friday saturday sunday ugadi sankranti diwali deepavali dasara
  holi ramzan christmas newyear hind jaihind jaibheem bheem ambedkar gandhi nehru netaji subhash bhagat భారత్ తెలుగు హైదరాబాద్
  విజయవాడ విశాఖపట్నం శ్రీకాకుళం తిరుపతి ఆంధ్రప్రదేశ్ తెలంగాణ శ్రీనివాస్ వెంకటేశ్వర లక్ష్మి సరస్వతి పద్మావతి గణేష్ కృష్ణ శ్రీరామ
  హనుమాన్ సాయిబాబా ఓంసాయిరాం
  omnamah namah shivaya sivaya omnamahsivaya jaishreeram shreeram sitaram seetaram radhe jaigurudev praisethelord hallelujah
  iphone ipad macbook mummydaddy ammananna bestfriend bestfriends mylove charminar bangaram bujji kanna chinnu chinni nani bava
  bhuvaneswar tripurasundari narasannapeta ranastalam janasena telugudesam ysrcp jagananna 1styear 2ndyear 3rdyear 4thyear అమ్మ నాన్న నమస్కారం ప్రేమ
  firstyear secondyear thirdyear fourthyear finalyear tajmahal happy birthday merry chapter eesala cupnamde three four five seven
  ganpati bappa morya jawan kisan kattappa mahishmati attarintiki daredi thaggedele korbo lorbo rowdy alliswell aalizzwell
  abdulkalam dulhania dilwale kuchhota harekrishna whistlepodu orangearmy vandemataram merabharat edukondala sabkamalik
  vikram sarileru neekevvaru vaikuntapuram abc xyz rcb kgf csk kkr srh pspk eight nine eleven twelve thirteen twenty thirty forty fifty sixty hundred thousand
`
  .trim()
  .split(/\s+/);
